import type { Database } from '#server/db/open'
import { addCalendar, type NewCalendar } from '#server/domain/practices/add-calendar'
import { sealAddress } from '#server/domain/practices/calendar-address'
import { readCalendarAddress } from './calendar-address.ts'
import type { CalendarPuller } from './pull-calendars.ts'

/** What a calendar is read with: where what it says is stored, the key by which its address is sealed, who asks for it, and when it is now. */
type Options = { db: Database; secret: Buffer; puller: Pick<CalendarPuller, 'ask'>; clock: () => Date }

/** A calendar that somebody names, with its address as they write it. */
type Named = Omit<NewCalendar, 'address' | 'host'> & { address: string; isReplacing: boolean }

/**
 * What became of it: it is read from now on, with how many busy times it has; or nothing is stored, since the address is none that may be
 * called, the calendar could not be read (`answer` has nothing of its address but the host), there is one of its name, or there are too many.
 */
export type Begun =
  | { kind: 'begun'; busy: number }
  | { kind: 'forbidden' | 'taken' | 'full' }
  | { kind: 'unread'; host: string; answer: string }

/** Reads a calendar, and has it read from now on where that works. */
export async function beginCalendar({ db, secret, puller, clock }: Options, named: Named): Promise<Begun> {
  const address = readCalendarAddress(named.address)
  if (!address) return { kind: 'forbidden' }
  const said = await puller.ask(address.href, named)
  if (said.kind !== 'read') {
    const answer = said.kind === 'failed' ? said.answer : 'it says that nothing is new'
    return { kind: 'unread', host: address.hostname, answer }
  }
  const calendar = { ...named, address: sealAddress(address.href, secret), host: address.host }
  const why = await addCalendar(db, calendar, said.reading, clock())
  return why ? { kind: why } : { kind: 'begun', busy: said.reading.blocks.length }
}
