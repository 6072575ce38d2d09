import { expect } from 'vitest'
import type { AppointmentDocument } from '#contract/appointment-documents'
import { headers } from '#contract/headers'
import type { OpenDatabase } from '#server/db/open'
import type { Calls } from './killed-calls.ts'
import type { Known, Told } from './killed-lives.ts'
import type { Client } from './killed-practice.ts'

type Row = Omit<Known, 'start'> & { id: string; start: Date | string; claim: string }

/** Everybody has of their visits what they were told last. */
export async function expectVisits(database: OpenDatabase, told: Told[]): Promise<void> {
  const rows = await database.query<Row>(
    `select a.id, a.status, r.status as claim, lower(r.during) as start, a.fg_consent as "isConsented",
       a.earlier_since is not null as "isWaiting",
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status = 'paid') as paid,
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status in ('refund_due', 'refunded')) as back,
       (select coalesce(json_agg(o.status), '[]') from earlier_offers o where o.appointment_id = a.id) as offers
     from appointments a join reservations r on r.id = a.reservation_id where a.consultation_type = 'clinic'`,
  )
  const stored = rows.map(({ id, start, ...row }) => [id, { ...row, start: new Date(start).toISOString() }])
  const expected = told
    .flatMap(({ visits }) => [...visits])
    .map(([id, known]) => [id, { ...known, claim: known.status === 'booked' ? 'booked' : 'released' }])
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(expected))
}

/** No hold is left that was given back or booked. */
export async function expectNoHolds(database: OpenDatabase, told: Told[]): Promise<void> {
  expect(told.flatMap(({ released }) => released)).not.toEqual([])
  expect(await database.query(`select id from reservations where status = 'held'`)).toEqual([])
}

/** Of each client's visit by video what they said of it last. */
export async function expectRatings(database: OpenDatabase, clients: Client[], told: Told[]): Promise<void> {
  const rows = await database.query<{ number: string; rating: number }>(
    `select a.appointment_number as number, f.rating from video_feedback f join appointments a on a.id = f.appointment_id`,
  )
  const said = clients.flatMap(({ videoNumber }, index) => {
    const rating = told[index]?.rating ?? null
    return rating === null ? [] : [[videoNumber, rating]]
  })
  expect(said).not.toEqual([])
  expect(Object.fromEntries(rows.map(({ number, rating }) => [number, rating]))).toEqual(Object.fromEntries(said))
}

/** A killed server may have sent a message that it had not crossed out: it comes twice, and never not at all. */
export async function expectMessages(database: OpenDatabase, told: Told[], mostTwice: number): Promise<void> {
  const [row] = await database.query<{ messages: number }>(
    `select ((select count(*) from sent_messages) + (select count(*) from outgoing_messages))::int as messages`,
  )
  const least = told.reduce((sum, { messages }) => sum + messages, 0)
  expect(row?.messages).toBeGreaterThanOrEqual(least)
  expect(row?.messages).toBeLessThanOrEqual(least + mostTwice)
}

/** Each document is with its visit, with its bytes, and no other is. */
export async function expectDocuments(calls: Calls, told: Told[]): Promise<void> {
  const all = told.flatMap(({ documents }) => documents)
  expect(all).not.toEqual([])
  for (const { visit, token, id, file, bytes } of all) {
    const opened = { [headers.appointmentToken]: token }
    const path = `/patient/appointments/${visit}`
    const listed = await calls.ask<AppointmentDocument[]>('account', 'GET', `${path}/documents`, { headers: opened })
    expect(listed.map((one) => one.id)).toEqual([id])
    expect((await calls.read(`${path}/files/${file}`, opened)).equals(bytes)).toBe(true)
  }
}
