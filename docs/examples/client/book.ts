import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
// npx openapi-typescript http://127.0.0.1:8080/docs/json -o platform.ts
import type { paths } from './platform.ts'
import { signing, type Credential } from './sign.ts'

type Booking = {
  origin: string
  tenant: string
  credentialOf: (service: string) => Credential
  speciality: string
  phone: { phone: string; country_code: string }
  name: { first_name: string; last_name: string }
  /** Reads the code that was texted to the phone. */
  readCode: () => Promise<string>
}

/** Books the soonest visit with a speciality, from the description of the calls alone, and opens it again. */
export async function bookSoonest({ origin, tenant, credentialOf, speciality, phone, name, readCode }: Booking) {
  const client = createClient<paths>({ baseUrl: origin })
  client.use(signing(credentialOf))
  const header = { 'Client-ID': tenant, 'Country-ID': 'ae' as const }
  const newKey = () => `"${randomUUID()}"`

  const found = await client.GET('/api/appointment/availability/next_availability/category', {
    params: { header, query: { ids: speciality, consultation_type: 'clinic', limit: 1 } },
  })
  const slot = found.data?.data[0]?.slots[0]
  if (!slot) throw new Error(found.error?.message ?? 'nobody is free')
  const { practitioner_id, facility_id, service_id, consultation_type, start, fee } = slot
  const wanted = { practitioner_id, facility_id, service_id, consultation_type, start }

  const held = await client.POST('/api/appointment/patientapp/holds', {
    params: { header: { ...header, 'Idempotency-Key': newKey() } },
    body: wanted,
  })
  if (held.error) throw new Error(`${held.error.code}: ${held.error.message}`)

  const sent = await client.POST('/api/account/patient/otp', {
    params: { header },
    body: { ...phone, type: 'guest_booking' },
  })
  if (sent.error) throw new Error(`${sent.error.code}: ${sent.error.message}`)
  const verified = await client.POST('/api/account/patient/verify', {
    params: { header },
    body: { phone: phone.phone, country: phone.country_code, phone_verification_token: await readCode() },
  })
  if (verified.error) throw new Error(`${verified.error.code}: ${verified.error.message}`)

  const { hold_id, hold_token } = held.data.data
  const booked = await client.POST('/api/appointment/patient/appointment', {
    params: { header: { ...header, 'Idempotency-Key': newKey() } },
    headers: { 'X-Guest-Token': verified.data.data.guest_token },
    body: { ...wanted, hold_id, hold_token, fee, fg_consent: true, patient: { ...phone, ...name } },
  })
  if (booked.error) throw new Error(`${booked.error.code}: ${booked.error.message}`)

  const { appointment, appointment_token } = booked.data.data
  const opened = await client.GET('/api/appointment/patientapp/appointments/{id}', {
    params: { header, path: { id: appointment.id } },
    headers: { 'X-Appointment-Token': appointment_token },
  })
  if (opened.error) throw new Error(`${opened.error.code}: ${opened.error.message}`)
  return { slot: wanted, appointment, opened: opened.data.data }
}
