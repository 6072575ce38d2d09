import { useEffect } from 'react'
import { useApp } from '#src/app/context.ts'
import { now } from '#src/clock/server-time.ts'
import { toWish } from './to-wish.ts'

/** Remembers on this device which insurance a list is narrowed to, so that a booking begins with it. */
export function useKeepWish(...criteria: Parameters<typeof toWish>): void {
  const { tenant } = useApp()
  const { insurer, plan } = toWish(...criteria) ?? {}
  useEffect(() => {
    const wish = insurer ? { insurer, ...(plan ? { plan } : {}) } : undefined
    // Nothing is lost that a list needs.
    void import('#src/storage/insurance-wish.ts')
      .then(({ insuranceWish }) => insuranceWish(tenant).keep(wish, new Date(now())))
      .catch(() => undefined)
  }, [tenant, insurer, plan])
}
