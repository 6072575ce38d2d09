import type { EarlierRules } from '#contract/earlier-offer-rules'
import { mostMoves } from '../booking/reschedule-appointment.ts'
import { dayAt, instantAt } from '../availability/wall-clock.ts'
import type { Wish } from './wishes.ts'

/** How long an earlier time is kept for whom it is offered to, in minutes. */
export const offerMinutes = 30
/** Nobody is woken: an offer begins and ends between these hours of the facility's day. */
const waking = { from: 8, to: 21 } as const

const minute = 60_000
const hour = 60 * minute

/** Until when an offer that is made now can be answered; undefined while people at the facility sleep. */
export function offerEnd(now: Date, timeZone: string): Date | undefined {
  const today = dayAt(now.getTime(), timeZone)
  const end = now.getTime() + offerMinutes * minute
  const isDay =
    now.getTime() >= instantAt(today, waking.from * 60, timeZone) && end <= instantAt(today, waking.to * 60, timeZone)
  return isDay ? new Date(end) : undefined
}

/** From when on no earlier time than that of a visit can be offered: a time that is offered is so many hours away. */
export const closesAt = (start: Date, { earlier_offer_hours }: EarlierRules): Date =>
  new Date(start.getTime() - earlier_offer_hours * hour)

type Asking = { slotStart: Date; rules: EarlierRules; now: Date; expiresAt: Date; offersToday: number }

/** Whether somebody who waits may be asked about a time now. */
export const mayBeAsked = (
  { start, moveUntil, moves }: Pick<Wish, 'start' | 'moveUntil' | 'moves'>,
  { slotStart, rules, now, expiresAt, offersToday }: Asking,
): boolean =>
  rules.earlier_offers === 'offered' &&
  slotStart < start &&
  closesAt(slotStart, rules) >= now &&
  slotStart.getTime() - now.getTime() <= rules.earlier_offer_days * 24 * hour &&
  expiresAt <= moveUntil &&
  moves < mostMoves &&
  offersToday < rules.earlier_offers_per_day
