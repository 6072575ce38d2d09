import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { loadDemo } from '#server/demo/load'
import type { OpenDatabase } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { availabilityRules, practiceLocations, practitioners, services } from '#server/db/schema/practitioners'
import { cities } from '#server/db/schema/reference'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { hashToken } from '#server/tokens'
import { addTenant } from '../support/tenants.ts'
import { addPractice } from '../integration/appointment-practice.ts'
import { ids } from '../integration/appointment-world.ts'

/** A tenant that takes payments, where one phone may have and cancel as many visits as the load makes. */
export const tenantCode = 'killed-tenant'
const configuration = {
  payment_rules: { methods: ['card' as const] },
  booking_rules: { visits_per_phone: 100, visits_per_phone_and_doctor: 100, earlier_offers_per_day: 20 },
}

/** Of a client: who comes, whom they see at which price, and what opens their visit by video that is over. */
export type Client = ReturnType<typeof clientOf> & { guestToken: string; giverToken: string; videoToken: string }

const clientOf = (index: number) => ({
  index,
  phone: `50${1_000_000 + index}`,
  /** Somebody else, who gives times back. */
  giverPhone: `52${1_000_000 + index}`,
  practitionerId: 910_000 + index,
  serviceId: 920_000 + index,
  fee: { amount: 300 + index, currency: 'AED' },
  videoNumber: `${7000 + index}-1234`,
})

const begun = new Date()
const zones = [
  { name: 'Africa/Abidjan', hours: 0 },
  { name: 'Asia/Dubai', hours: 4 },
  { name: 'Asia/Singapore', hours: 8 },
  { name: 'Pacific/Tarawa', hours: 12 },
  { name: 'Pacific/Pitcairn', hours: -8 },
  { name: 'America/Puerto_Rico', hours: -4 },
]
/** Where the practitioners are it is about noon: nobody is offered an earlier time at night. */
const zone = zones.find(({ hours }) => [10, 11, 12, 13].includes((begun.getUTCHours() + hours + 24) % 24))!

/** A start that no other cycle of a client has: half hours of the morning of a day of its own, where the practitioners are. */
export function startOf(cycle: number, half: number): string {
  const day = new Date(begun.getTime() + (2 + cycle) * 86_400_000).toISOString().slice(0, 10)
  const nine = Date.parse(`${day}T09:00:00.000Z`) - zone.hours * 3_600_000
  return new Date(nine + half * 1_800_000).toISOString()
}

/** The demo, and of each client a practitioner of their own, so that nobody takes what another one wants. */
export async function prepare(database: OpenDatabase, clients: number): Promise<Client[]> {
  const { db } = database
  await loadDemo(database, { practitioners: 100 })
  await addPractice(db)
  await addTenant(database, { code: tenantCode, configuration })
  await db.update(cities).set({ timeZone: zone.name }).where(eq(cities.id, ids.city))
  const all = Array.from({ length: clients }, (_, index) => clientOf(index))
  await addPractitioners(database, all)
  const sessions = createSessionRepository(db)
  const expiresAt = new Date(Date.now() + 86_400_000)
  const prove = (phone: string) => sessions.open({ tenantCode, kind: 'guest', phone: `+971${phone}`, expiresAt })
  return Promise.all(
    all.map(async (client) => ({
      ...client,
      guestToken: await prove(client.phone),
      giverToken: await prove(client.giverPhone),
      videoToken: await addVideoVisit(database, client),
    })),
  )
}

type Own = ReturnType<typeof clientOf>

/** Copies of one who is there every day. */
async function addPractitioners({ db }: OpenDatabase, clients: Own[]): Promise<void> {
  const of = ids.colleague
  const [person] = await db.select().from(practitioners).where(eq(practitioners.id, of))
  const [place] = await db.select().from(practiceLocations).where(eq(practiceLocations.practitionerId, of))
  const [service] = await db.select().from(services).where(eq(services.practitionerId, of))
  const [rule] = await db.select().from(availabilityRules).where(eq(availabilityRules.practitionerId, of))
  const copies = <Row extends object, More extends object>(row: Row | undefined, more: (client: Own) => More) =>
    clients.map((client) => ({ ...row!, ...more(client) }))
  await db
    .insert(practitioners)
    .values(
      copies(person, ({ practitionerId: id, index }) => ({ id, uniqueId: randomUUID(), slug: `own-doctor-${index}` })),
    )
  const ofClient = ({ practitionerId }: Own) => ({ practitionerId })
  await db.insert(practiceLocations).values(copies(place, ofClient))
  await db
    .insert(services)
    .values(copies(service, (own) => ({ ...ofClient(own), id: own.serviceId, fee: own.fee.amount })))
  await db.insert(availabilityRules).values(copies(rule, ofClient))
}

/** A visit by video that is over, of which its patient has still to say how it was. Returns what opens it. */
async function addVideoVisit({ db }: OpenDatabase, client: Own): Promise<string> {
  const { practitionerId, serviceId, fee, index } = client
  const to = new Date(Date.now() - 86_400_000)
  const during = { from: new Date(to.getTime() - 1_200_000), to }
  const place = { practitionerId, facilityId: ids.clinic, serviceId }
  const [reservation] = await db
    .insert(reservations)
    .values({ tenantCode, ...place, during, status: 'booked' })
    .returning({ id: reservations.id })
  const [patient] = await db
    .insert(patients)
    .values({ tenantCode, phone: `+97153${1_000_000 + index}`, firstName: 'Layla', lastName: 'Haddad', isGuest: true })
    .returning({ id: patients.id })
  const token = `video visit ${index}`
  await db.insert(appointments).values({
    tenantCode,
    appointmentNumber: client.videoNumber,
    reservationId: reservation!.id,
    patientId: patient!.id,
    consultationType: 'telemedicine',
    timeZone: zone.name,
    status: 'booked',
    feeAmount: fee.amount,
    feeCurrency: fee.currency,
    fgConsent: true,
    language: 'en',
    tokenHash: hashToken(token),
  })
  return token
}
