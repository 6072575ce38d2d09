import { keepBadge } from '../sync/keep-badge.ts'
import type { Cookies } from '../sync/session-bearer.ts'
import { outdateVisit } from './outdate-visit.ts'
import { readVisitAgain } from './read-visit-again.ts'

/** What a message says of a visit. `changedAt`: milliseconds since 1970 by the server's clock, of one that was moved or is off. */
type Told = { path: string; changedAt?: number | undefined }

/**
 * Has the number on the app's icon follow a message: the day may be another than when the app was last open, and a visit may be at another time. At
 * once without a visit that was changed, and with it as it is now once it is read again. Of a tenant that has the origin alone: Chromium numbers the
 * apps below a worker's scope, which are none here; Safari its one app.
 */
export async function followVisit(
  tenant: string,
  { path, changedAt }: Told,
  { isAlone, cookies }: { isAlone: boolean; cookies?: Cookies | undefined },
): Promise<void> {
  const changed = changedAt === undefined ? undefined : await outdateVisit(tenant, path, changedAt)
  if (!isAlone) return
  await keepBadge(tenant, cookies)
  const hasBadge = 'setAppBadge' in navigator
  if (changed !== undefined && hasBadge && (await readVisitAgain(tenant, changed, cookies)))
    await keepBadge(tenant, cookies)
}
