import type { PracticeService } from '#server/domain/practices/list-services'
import type { PracticeTime, TimeStatus } from '#server/domain/practices/list-times'
import type { Slot } from 'fhir/r4'
import { toServiceType } from './schedule.ts'

/** Statuses of FHIR for a time. */
export const slotStatuses = {
  free: 'free',
  booked: 'busy',
  claimed: 'busy-tentative',
  busy: 'busy-unavailable',
} as const satisfies Record<TimeStatus, string>

/** Instants are milliseconds since 1970 in it: a slot has no row of its own. */
export const slotIdOf = ({ id }: Pick<PracticeService, 'id'>, { status, from, to }: PracticeTime): string =>
  `${id}-${slotStatuses[status]}-${from.getTime()}-${to.getTime()}`

/** The service and the span of a slot by its id; undefined of what is none. */
export function readSlotId(id: string): { serviceId: number; from: number; to: number } | undefined {
  const [, service, from, to] = /^([1-9]\d{0,9})-[a-z-]{1,20}-(\d{1,14})-(\d{1,14})$/.exec(id) ?? []
  return service === undefined ? undefined : { serviceId: Number(service), from: Number(from), to: Number(to) }
}

/** A time of a service. */
export const toSlot = (service: PracticeService, time: PracticeTime): Slot => ({
  resourceType: 'Slot',
  id: slotIdOf(service, time),
  serviceType: [toServiceType(service)],
  schedule: { reference: `Schedule/${service.id}` },
  status: slotStatuses[time.status],
  start: time.from.toISOString(),
  end: time.to.toISOString(),
})
