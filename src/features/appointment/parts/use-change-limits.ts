import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { messages } from '../change.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** What can still be done with a visit, what cancelling costs now, and both in sentences. The server decides, by its own clock. */
export function useChangeLimits(visit: ShownVisit) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { start, cancel_until = start, move_until = start, free_cancel_until = start, moves_left = 1 } = visit
  const late = visit.late_cancellation_fee ?? { amount: 0, currency: visit.fee.currency }
  const isPast = (instant: string) => now !== null && now > new Date(instant)
  const hasBegun = now !== null && new Date(start) <= now
  const isFree = late.amount === 0 || !isPast(free_cancel_until)
  const canCancel = !hasBegun && !isPast(cancel_until)
  // Without consent nothing but cancelling is left; the note about it says so.
  const hasConsent = visit.fg_consent !== false
  // Who may book nothing has a note of their own, likewise.
  const mayMove = hasConsent && !visit.suspended_to_book
  const canMove = !hasBegun && !isPast(move_until) && moves_left > 0 && mayMove
  const when = (instant: string) => format.moment(instant, visit.time_zone, now)

  const costs = () => {
    if (late.amount === 0 || !canCancel || free_cancel_until >= cancel_until) return undefined
    const values = { when: when(free_cancel_until), fee: format.money(late) }
    return intl.formatMessage(isFree ? messages.freeUntil : messages.costsNow, values)
  }
  const moving = () => {
    if (moves_left === 0) return intl.formatMessage(messages.movesOver)
    return intl.formatMessage(canMove ? messages.moveUntil : messages.moveOver, { when: when(move_until) })
  }
  const cancelling = () =>
    intl.formatMessage(canCancel ? messages.cancelBy : messages.cancelOver, { when: when(cancel_until) })
  const isPlain = cancel_until === start && move_until === start && moves_left > 0 && mayMove
  return {
    hasBegun,
    canCancel,
    canMove,
    /** What cancelling costs now. */
    fee: isFree ? { ...late, amount: 0 } : late,
    costs: costs(),
    sentences: isPlain ? [intl.formatMessage(messages.untilBegins)] : [...(mayMove ? [moving()] : []), cancelling()],
  }
}
