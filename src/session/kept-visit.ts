import type { Appointment } from '#contract/appointment'

/**
 * What the device keeps of a visit, so that it is found again without a network: when, with whom and where, its number, who may
 * pay and what was paid, until when it can be changed, and what can be switched for it. Nothing of the patient, of why they come, or of where
 * they live.
 */
export type KeptVisit = Pick<
  Appointment,
  | 'id'
  | 'appointment_number'
  | 'status'
  | 'consultation_type'
  | 'start'
  | 'end'
  | 'duration_minutes'
  | 'time_zone'
  | 'fee'
  | 'insurance'
  | 'payment'
  | 'practitioner'
  | 'facility'
> &
  // What a device kept before there were limits has none.
  Partial<
    Pick<
      Appointment,
      | 'cancel_until'
      | 'move_until'
      | 'moves_left'
      | 'free_cancel_until'
      | 'late_cancellation_fee'
      | 'changes'
      | 'earlier'
      | 'fg_consent'
      | 'consented_at'
    >
  > & {
    /** When it was read, in milliseconds since 1970 of this device's clock. */
    readAt?: number
  }

export function toKeptVisit(appointment: Appointment): KeptVisit {
  const { id, appointment_number, status, consultation_type, start, end } = appointment
  const { duration_minutes, time_zone, fee, insurance, payment, practitioner, facility } = appointment
  return {
    id,
    appointment_number,
    status,
    consultation_type,
    start,
    end,
    duration_minutes,
    time_zone,
    fee,
    ...(insurance ? { insurance } : {}),
    ...(payment ? { payment } : {}),
    practitioner,
    facility,
    cancel_until: appointment.cancel_until,
    move_until: appointment.move_until,
    moves_left: appointment.moves_left,
    free_cancel_until: appointment.free_cancel_until,
    late_cancellation_fee: appointment.late_cancellation_fee,
    changes: appointment.changes,
    ...toKeptEarlier(appointment),
    fg_consent: appointment.fg_consent,
    ...(appointment.consented_at ? { consented_at: appointment.consented_at } : {}),
  }
}

/** Without an offer, which ends within the hour: it is never shown from a copy. */
function toKeptEarlier({ earlier }: Appointment): Pick<KeptVisit, 'earlier'> {
  if (!earlier) return {}
  const { wanted, closes_hours_before } = earlier
  return { earlier: { wanted, closes_hours_before } }
}

/** Most visits a device keeps: more than any tenant lets one phone have ahead of it. */
const mostKept = 20

/** The visits that are not over, the next one first, with one that is newly told. */
export function withVisit(
  kept: Readonly<Record<string, KeptVisit>>,
  visit: KeptVisit,
  now: Date,
): Record<string, KeptVisit> {
  // What was put away since it does not take place does not come back by being looked at.
  const isWanted = !isOff(visit) || visit.id in kept
  const all = Object.values(isWanted ? { ...kept, [visit.id]: visit } : kept)
  return Object.fromEntries(
    toCome(all, now)
      .slice(0, mostKept)
      .map((one) => [one.id, one]),
  )
}

/** Whether a visit does not take place: it was cancelled, or not paid in time. */
export const isOff = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'cancelled' || status === 'expired'

export const toCome = (visits: readonly KeptVisit[], now: Date): KeptVisit[] =>
  visits.filter(({ end }) => Date.parse(end) > now.getTime()).sort((one, other) => (one.start < other.start ? -1 : 1))
