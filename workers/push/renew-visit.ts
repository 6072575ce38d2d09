import type { Appointment } from '#contract/appointment'
import { deviceNow } from '#src/clock/server-time.ts'
import { type BadgeRecord, type KeptForBadge, type KeptList, listKey } from '#src/storage/badge-visits.ts'
import { sessionKey } from '#src/storage/session-tokens.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'

/** Keeps when a visit is now, and until when that can be changed, wherever this device keeps the visit; the app keeps the rest when it reads it. */
export async function renewVisit(tenant: string, appointment: Appointment): Promise<void> {
  const storage = tenantStorage(tenant)
  const readAt = deviceNow()
  const renewed = (visit: KeptForBadge): KeptForBadge => {
    if (visit.id !== appointment.id) return visit
    const { isOutdated: _, ...kept } = visit
    return { ...kept, ...timesOf(appointment), readAt }
  }
  await storage.update<BadgeRecord>(sessionKey(tenant), (record) => {
    const visits = Object.entries(record?.visits ?? {}).map(([id, visit]) => [id, renewed(visit)] as const)
    return record && { ...record, ...(visits.length > 0 && { visits: Object.fromEntries(visits) }) }
  })
  await storage.update<KeptList>(listKey(tenant), (list) => list && { ...list, value: list.value.map(renewed) })
}

function timesOf(appointment: Appointment) {
  const { status, start, end, duration_minutes, time_zone } = appointment
  const { cancel_until, move_until, moves_left, free_cancel_until } = appointment
  const limits = { cancel_until, move_until, moves_left, free_cancel_until }
  return { status, start, end, duration_minutes, time_zone, ...limits }
}
