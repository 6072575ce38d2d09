import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { toInsurancePreference } from './to-insurance-preference.ts'

/** Stores on this device which insurance a list is filtered by, so that a booking starts with it. */
export function useRememberInsurance(...criteria: Parameters<typeof toInsurancePreference>): void {
  const { tenant } = useApp()
  const { insurer, plan } = toInsurancePreference(...criteria) ?? {}
  useEffect(() => {
    const preference = insurer ? { insurer, ...(plan ? { plan } : {}) } : undefined
    // The list works without it.
    void import('#src/storage/device-stores.ts')
      .then(({ insurancePreference }) => insurancePreference(tenant).keep(preference, new Date(now())))
      .catch(() => undefined)
  }, [tenant, insurer, plan])
}
