import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { Hold } from '#contract/availability'
import type { FileProgress } from '#contract/documents'
import { headers } from '#contract/headers'
import { endpointsOf } from '#tests/support/endpoints'
import { createHeldCommits } from '#tests/support/held-commits'
import { pdf } from '#tests/support/sample-files'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, holdAt, monday } from './appointment-world.ts'
import { morning } from './earlier-world.ts'
import { createStandIn } from './payment-stand-in.ts'
import { newAddress, openPaymentWorld, paying, type PaymentWorld } from './payment-world.ts'
import { addVideoVisit } from './video-visit-world.ts'

const tables = [
  ...['appointments', 'reservations', 'earlier_offers', 'appointment_documents', 'document_files'],
  ...['payments', 'payment_events', 'video_feedback', 'video_messages', 'appointment_keys'],
] as const
type Table = (typeof tables)[number]

const standIn = createStandIn()
let world: PaymentWorld
let commits: Awaited<ReturnType<typeof createHeldCommits>>
let booked: BookedAppointment
const [nine, half, ten] = morning as [string, string, string]

const otherPhone = '507654321'

type Told = { body?: unknown; query?: Record<string, number>; headers?: Record<string, string> }
/** A call, in the notation of the description, with what stands for its placeholders. */
type Asked = Told & { ids?: Record<string, string> }

let calls = 0
const addressed = (name: string, { ids = {}, query, ...told }: Asked) => {
  const [, method, service, path] = /^(\w+) \/api\/(\w+)(\/.*)$/.exec(name)!
  const filled = path!.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id]!)
  // No two calls are signed alike: the second would be refused as a repetition of the first.
  const call = { tenant: paying, from: newAddress(), query: { ...query, call: (calls += 1) }, ...told }
  return [service as 'appointment', method as 'POST', filled, call] as const
}
async function ask<Data>(name: string, asked: Asked): Promise<Data> {
  const answer = await world.callService(...addressed(name, asked))
  expect({ name, ...answer.json() }).toHaveProperty('data')
  return answer.json().data
}

const opened = (of = booked) => ({ [headers.appointmentToken]: of.appointment_token })
const keyed = () => ({ [headers.idempotencyKey]: `"key-of-a-call-${(calls += 1)}"` })
const visit = (body: object, of = booked): Asked => ({
  ids: { id: of.appointment.id },
  headers: opened(of),
  body: { ...body, forcebookable: true },
})
const guest = (phone = e164) => world.guest(paying, phone)

async function book(start: string, changes: object = {}, phone = e164): Promise<BookedAppointment> {
  const patient = { ...bookingAt(start).patient, phone: phone.slice(4) }
  return ask('POST /api/appointment/patient/appointment', {
    body: bookingAt(start, { patient, ...changes }),
    headers: { ...keyed(), [headers.guestToken]: await guest(phone) },
  })
}

const hold = async (): Promise<Hold> =>
  ask('POST /api/appointment/patientapp/holds', {
    body: holdAt(ten),
    headers: { ...keyed(), [headers.guestToken]: await guest() },
  })

const files = 'POST /api/account/patient/appointments/{id}/files'
const announced = async (): Promise<Asked & { ids: { id: string; file: string } }> => {
  const { id: file } = await ask<FileProgress>(files, {
    ...visit({}),
    body: { name: 'letter.pdf', bytes: pdf().length },
  })
  return { ids: { id: booked.appointment.id, file }, headers: opened() }
}
async function sent(): Promise<string> {
  const file = await announced()
  await ask('PUT /api/account/patient/appointments/{id}/files/{file}', { ...file, query: { offset: 0 }, body: pdf() })
  return file.ids.file
}
const documented = async () => ({ appointment_id: booked.appointment.id, kind: 'other', file_id: await sent() })
async function attached(): Promise<string> {
  const { id } = await ask<{ id: string }>('POST /api/account/patient/appointment/documents', {
    ...{ body: await documented(), headers: opened() },
  })
  return id
}

/** Nine o’clock is offered to the visit at ten. */
async function offered(): Promise<Asked & { body: { offer_id: string } }> {
  const giver = await book(half, {}, `+971${otherPhone}`)
  await ask('PUT /api/appointment/patientapp/appointments/{id}/reschedule', visit({ start: ten }))
  await ask('PUT /api/appointment/patientapp/appointments/{id}/toggle_earlier', visit({ wanted: true }))
  await ask('PUT /api/appointment/patientapp/appointments/{id}/cancel', visit({}, giver))
  await world.app.earlierOffers.settled()
  const seen = await ask<BookedAppointment['appointment']>('GET /api/appointment/patientapp/appointments/{id}', {
    ...{ ids: { id: booked.appointment.id }, headers: opened() },
  })
  return visit({ offer_id: seen.earlier!.offer!.id }) as Asked & { body: { offer_id: string } }
}
const answering = async (answer: 'accept' | 'decline') => {
  const asked = await offered()
  return { ...asked, body: { ...asked.body, answer } }
}

/** A visit that awaits its payment, and the body by which that is begun. */
const unpaid = () => book(half, { payment_method: 'card' })
const paying_ = (of: BookedAppointment) => ({ appointment_id: of.appointment.id, return_to: '/en-ae' })

/** What is said in a visit by video of the patient, whose room is open. */
const inVideo = async (more: object) => ({
  body: { appointment_number: await addVideoVisit(world.database, booked.appointment.id, monday), ...more },
  headers: opened(),
})

/** Every call by which a patient changes something of a visit, with the table that the change is in. */
const changes: [name: string, table: Table, prepare: () => Promise<Asked>][] = [
  [
    'POST /api/appointment/patient/appointment',
    'appointments',
    async () => ({ body: bookingAt(half), headers: { ...keyed(), [headers.guestToken]: await guest(e164) } }),
  ],
  [
    'POST /api/appointment/patientapp/appointment',
    'appointments',
    async () => {
      const { idToken } = await signIn(world.database, { tenantCode: paying, phone: `+971${otherPhone}`, now: monday })
      const patient = { ...bookingAt(half).patient, phone: otherPhone }
      return { body: bookingAt(half, { patient }), headers: { ...keyed(), authorization: `Bearer ${idToken}` } }
    },
  ],
  [
    'POST /api/appointment/patientapp/holds',
    'reservations',
    async () => ({ body: holdAt(half), headers: { ...keyed(), [headers.guestToken]: await guest() } }),
  ],
  [
    'DELETE /api/appointment/patientapp/holds/{id}',
    'reservations',
    async () => {
      const { hold_id: id, hold_token } = await hold()
      return { ids: { id }, body: { hold_token } }
    },
  ],
  ['PUT /api/appointment/patientapp/appointments/{id}/reschedule', 'appointments', async () => visit({ start: half })],
  ['PUT /api/appointment/patientapp/appointments/{id}/cancel', 'appointments', async () => visit({})],
  [
    'PUT /api/appointment/patientapp/appointments/{id}/toggle_earlier',
    'appointments',
    async () => visit({ wanted: true }),
  ],
  [
    'POST /api/appointment/patientapp/appointments/{id}/consent',
    'appointments',
    async () => visit({ fg_consent: false }),
  ],
  ['PUT /api/appointment/patientapp/appointments/{id}/earlier_offer', 'appointments', () => answering('accept')],
  ['PUT /api/appointment/patientapp/appointments/{id}/earlier_offer', 'earlier_offers', () => answering('decline')],
  [
    'POST /api/appointment/patientapp/appointments/{id}/calendar',
    'appointment_keys',
    async () => ({ ...visit({}), body: {} }),
  ],
  [
    'DELETE /api/appointment/patientapp/appointments/{id}/calendar',
    'appointment_keys',
    async () => {
      await ask('POST /api/appointment/patientapp/appointments/{id}/calendar', { ...visit({}), body: {} })
      return { ids: { id: booked.appointment.id }, headers: opened() }
    },
  ],
  ['POST /api/appointment/telemedicine/feedback', 'video_feedback', () => inVideo({ rating: 4 })],
  [
    'POST /api/appointment/telemedicine/messages',
    'video_messages',
    () => inVideo({ id: randomUUID(), text: 'I am here.' }),
  ],
  ['POST /api/appointment/telemedicine/session/end', 'appointments', () => inVideo({})],
  [files, 'document_files', async () => ({ ...visit({}), body: { name: 'letter.pdf', bytes: pdf().length } })],
  [
    'PUT /api/account/patient/appointments/{id}/files/{file}',
    'document_files',
    async () => ({ ...(await announced()), query: { offset: 0 }, body: pdf() }),
  ],
  ['DELETE /api/account/patient/appointments/{id}/files/{file}', 'document_files', announced],
  [
    'POST /api/account/patient/appointment/documents',
    'appointment_documents',
    async () => ({ body: await documented(), headers: opened() }),
  ],
  [
    'PUT /api/account/patient/appointment/documents/{id}',
    'appointment_documents',
    async () => ({ ids: { id: await attached() }, body: await documented(), headers: opened() }),
  ],
  [
    'DELETE /api/account/patient/appointment/documents/{id}',
    'appointment_documents',
    async () => ({ ids: { id: await attached() }, headers: opened() }),
  ],
  [
    'POST /api/payment/appointment/payments',
    'payments',
    async () => {
      const of = await unpaid()
      return { body: paying_(of), headers: opened(of) }
    },
  ],
  [
    'POST /api/payment/appointment/payments/{id}/wallet',
    'payments',
    async () => {
      const of = await book(half, { payment_method: 'google_pay' })
      return { ...visit({}, of), body: { wallet_type: 'google_pay', token: 'a token that pays' } }
    },
  ],
  [
    'PUT /api/payment/appointment/payments/{id}/at-visit',
    'appointments',
    async () => ({ ...visit({}, await unpaid()), body: { payment_method: 'at_facility' } }),
  ],
  [
    'POST /api/payment/payment/events/stand-in',
    'payments',
    async () => {
      const of = await unpaid()
      const { redirect_url } = await ask<{ redirect_url: string }>('POST /api/payment/appointment/payments', {
        ...{ body: paying_(of), headers: opened(of) },
      })
      return { body: standIn.settle(new URL(redirect_url).pathname.slice(1)) }
    },
  ],
]

/** Calls that change nothing of a visit. */
const others = new Set([
  'POST /api/appointment/patientapp/appointments/open',
  'POST /api/payment/patientapp/doctors/payment/check',
  'POST /api/payment/wallet/validate-merchant',
])

// The embedded database has one connection: while a commit waits, nobody else is served.
describe.runIf(process.env['DATABASE_ENGINE'] === 'postgres')('a change of a visit', () => {
  beforeAll(async () => {
    world = await openPaymentWorld({ paymentProvider: standIn.provider })
    commits = await createHeldCommits(world.database, tables)
  })
  afterAll(async () => {
    await commits.close()
    await world.close()
  })
  beforeEach(async () => {
    await world.database.execute('delete from document_files; delete from appointment_documents')
    await world.reset()
    booked = await book(nine)
  })

  it.each(changes)(
    'by %s is answered once it is stored in %s, and not a moment sooner',
    async (name, table, prepare) => {
      const asked = await prepare()
      const held = await commits.hold(table)
      let isAnswered = false
      const answer = world.app.inject(world.request(...addressed(name, asked))).finally(() => (isAnswered = true))
      try {
        await held.seen()
        // Each of these asks the database more often than what would come after the commit.
        for (let time = 0; time < 3; time += 1)
          await world.stored({ appointment: booked.appointment, token: booked.appointment_token })
        expect(isAnswered).toBe(false)
      } finally {
        await held.letGo()
      }
      expect((await answer).json()).toHaveProperty('data')
      await world.app.earlierOffers.settled()
    },
  )

  it('is one of these, whatever calls there are', () => {
    const all = endpointsOf(world.app)
      .filter(({ method, service, path }) => method !== 'GET' && isOfVisit(service, path))
      .map(({ name }) => name)
    expect(all.filter((name) => !others.has(name) && !changes.some(([known]) => known === name))).toEqual([])
  })
})

/** Not those of a practitioner in a visit by video. */
const isOfVisit = (service: string, path: string): boolean =>
  !path.startsWith('/telemedicine/practitioner/') &&
  (service === 'appointment' || service === 'payment' || path.startsWith('/patient/appointment'))
