import { type ClockDifference, clockRecordLifetimeMs, type ClockRecord } from '#src/api/signing/clock.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/**
 * Stores the clock difference in a cookie with the lifetime of its validity (H10), and a copy for workers, which have no
 * cookies.
 */
export function clockRecord(
  tenant: string,
  {
    basePath,
    page,
    storage = tenantStorage(tenant),
  }: { basePath: string; page?: { cookie: string }; storage?: TenantStorage },
): ClockRecord {
  const name = `time-difference-${tenant}`
  const key = storageKey(tenant, 'clock')
  return {
    async read() {
      return page ? parse(cookieValue(page.cookie, name)) : storage.get<ClockDifference>(key)
    },
    async write(difference) {
      if (page) {
        const { differenceMs, measuredAt } = difference
        page.cookie = `${name}=${differenceMs}.${measuredAt}; max-age=${clockRecordLifetimeMs / 1000}; path=${basePath || '/'}; samesite=lax`
      }
      await storage.set(key, difference)
    },
  }
}

function cookieValue(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function parse(value: string | undefined): ClockDifference | undefined {
  const [, difference, measured] = /^(-?\d+)\.(\d+)$/.exec(value ?? '') ?? []
  return difference && measured ? { differenceMs: Number(difference), measuredAt: Number(measured) } : undefined
}
