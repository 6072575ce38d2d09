import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { toInsurancePreference } from './to-insurance-preference.ts'

/** Remembers on this device which insurance a list is narrowed to, so that a booking begins with it. */
export function useRememberInsurance(...criteria: Parameters<typeof toInsurancePreference>): void {
  const { tenant } = useApp()
  const { insurer, plan } = toInsurancePreference(...criteria) ?? {}
  useEffect(() => {
    const preference = insurer ? { insurer, ...(plan ? { plan } : {}) } : undefined
    // Nothing is lost that a list needs.
    void import('#src/storage/device-stores.ts')
      .then(({ insurancePreference }) => insurancePreference(tenant).keep(preference, new Date(now())))
      .catch(() => undefined)
  }, [tenant, insurer, plan])
}
