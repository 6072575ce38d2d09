import { clockRecord } from '#src/storage/clock-record.ts'
import { type BadgeRecord, type KeptForBadge, type KeptList, listKey } from '#src/storage/badge-visits.ts'
import { sessionKey } from '#src/storage/session-tokens.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'

/** Milliseconds that the clocks of device and server may be apart once their difference is known. */
const grainMs = 5_000

/**
 * Marks what this device keeps of the visit to whose page `path` leads, where it was read before the visit was changed: the badge counts it no
 * more until it is read again. `changedAt`: milliseconds since 1970 by the server's clock. Returns its id; undefined where nothing older is kept.
 */
export async function outdateVisit(tenant: string, path: string, changedAt: number): Promise<string | undefined> {
  let id: string | undefined
  const storage = tenantStorage(tenant)
  const { differenceMs = 0 } = (await clockRecord(tenant, { basePath: '', storage }).read()) ?? {}
  const named = path.split(/[/?#]/)
  const marked = (visit: KeptForBadge, readAt = 0): KeptForBadge => {
    const isMeant = named.includes(visit.id) || named.includes(visit.appointment_number)
    const isOlder = (visit.readAt ?? readAt) + differenceMs + grainMs < changedAt
    if (!isMeant || !isOlder) return visit
    id = visit.id
    return { ...visit, isOutdated: true }
  }
  await storage.update<BadgeRecord>(sessionKey(tenant), (record) => {
    const visits = Object.entries(record?.visits ?? {}).map(([id, visit]) => [id, marked(visit)] as const)
    return record && { ...record, ...(visits.length > 0 && { visits: Object.fromEntries(visits) }) }
  })
  await storage.update<KeptList>(
    listKey(tenant),
    (list) => list && { ...list, value: list.value.map((visit) => marked(visit, list.readAt)) },
  )
  return id
}
