import { webFront } from '#server/web/index'
import type { BookedAppointment } from '#contract/appointment'
import type { DatesTimes } from '#contract/availability'
import { headers } from '#contract/headers'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { openTestDatabase } from './database.ts'
import type { StartedServer } from './started-server.ts'
import { newPhone } from './phones.ts'
import { startTestServer, type TestServer } from './server.ts'

const hour = 3_600_000
const day = 24 * hour
const wanted = 6 * hour
const shift = (wanted - (Date.now() % day) + day) % day
const clock = () => new Date(Date.now() + shift)

type Offer = { practitioner: number; facility: number; service: number; fee: number; currency: string }

/**
 * The real server at ten in the morning in Dubai, since nobody is asked at night. For each language two visits are booked with one doctor.
 * Tells where it is and the links of their text messages, the earlier visit first.
 */
export async function start(): Promise<StartedServer> {
  const database = await openTestDatabase()
  const server = await startTestServer({ database, web: webFront, clock, config: { demo: true } })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })

  const offers = await database.query<Offer>(
    `select s.practitioner_id as practitioner, s.facility_id as facility, s.id as service, s.fee, s.currency
     from services s join practitioners p on p.id = s.practitioner_id
     where s.consultation_type = 'clinic' and p.country_code = 'ae' and p.published and p.whitelabels = '{}' and not p.fg_test
     order by p.rank limit 40`,
  )
  const pairs: Record<string, { earlier: string; later: string; phone: string }> = {}
  for (const locale of ['en-ae', 'ar-ae']) {
    for (let pair; !pair && offers.length > 0;) {
      pair = await bookTwo(server, { origin, locale, offer: offers.shift()! })
      if (pair) pairs[locale] = pair
    }
  }
  return {
    told: { origin, pairs },
    stop: () => server.close().then(() => database.close()),
  }
}

/** Two visits with one doctor, both more than a day away; nothing where there are no such times. */
async function bookTwo(
  server: TestServer,
  { origin, locale, offer }: { origin: string; locale: string; offer: Offer },
) {
  const { practitioner, facility, service, fee, currency } = offer
  const visit = { facility_id: String(facility), service_id: String(service), consultation_type: 'clinic' as const }
  const times = await server.call(
    'appointment',
    'GET',
    `/patientapp/doctors/${practitioner}/availability/dates-times`,
    {
      query: visit,
    },
  )
  if (times.statusCode !== 200) return undefined
  const { dates } = times.json<{ data: DatesTimes }>().data
  const starts = dates.flatMap((one) => one.times).filter((start) => Date.parse(start) > clock().getTime() + day)
  const [earlier, later] = [starts[0], starts[3]]
  if (!earlier || !later) return undefined
  const booked: { link: string; phone: string }[] = []
  for (const start of [earlier, later]) {
    const phone = newPhone()
    const guestToken = await createSessionRepository(server.database.db).open({
      ...{ tenantCode: 'patientweb', kind: 'guest' as const, phone: `+971${phone}` },
      expiresAt: new Date(clock().getTime() + hour),
    })
    const answer = await server.call('appointment', 'POST', '/patient/appointment', {
      locale,
      headers: { [headers.idempotencyKey]: `"booking-of-${phone}"`, [headers.guestToken]: guestToken },
      body: {
        ...{ ...visit, practitioner_id: String(practitioner), start, fee: { amount: fee, currency }, fg_consent: true },
        patient: { first_name: 'Layla', last_name: 'Haddad', phone, country_code: '971' },
      },
    })
    const { appointment } = answer.json<{ data: BookedAppointment }>().data
    await server.app.announcer.deliver()
    const [message] = await server.database.query<{ body: string }>('select body from sent_messages where phone = $1', [
      `+971${phone}`,
    ])
    const token = /#([\w-]{16})/.exec(message!.body)![1]!
    booked.push({ phone, link: `${origin}/${locale}/appointment-detail/${appointment.appointment_number}#${token}` })
  }
  return { earlier: booked[0]!.link, later: booked[1]!.link, phone: booked[1]!.phone }
}
