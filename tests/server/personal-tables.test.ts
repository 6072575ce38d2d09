import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additions } from '#contract/services'
import * as schema from '#server/db/schema/all'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { removeOutdated } from '#server/jobs/retention'
import { addRowsOf, addRowsOfVisit } from '#tests/integration/account-rows'
import { addVisit } from '#tests/integration/account-visits'
import { base64, goodPassword, openAccountWorld, type AccountWorld } from '#tests/integration/account-world'

/** Where a table's rows of a patient are in their archive, or why they are not; and what becomes of them with the account. */
type Fate = { archive: string | { leftOut: string }; account: 'deleted' | { kept: string } }

const secret = (leftOut: string): Fate => ({ archive: { leftOut }, account: 'deleted' })
const inFile = (archive: string): Fate => ({ archive, account: 'deleted' })

/** Every table that has something of a patient. */
const ofPatients: Readonly<Record<string, Fate>> = {
  patients: { archive: 'profile.json', account: { kept: 'whom a visit was for, without any of their details' } },
  appointments: { archive: 'appointments.json', account: { kept: 'visits are the clinic’s too; they name nobody' } },
  reservations: { archive: 'appointments.json', account: { kept: 'when a doctor was busy; it names nobody' } },
  payments: { archive: 'payments.json', account: { kept: 'what was paid has to be accounted for; it names nobody' } },
  payment_events: {
    archive: { leftOut: 'what a provider said: what came of it is in payments.json' },
    account: { kept: 'as the payment; removed a quarter of a year later' },
  },
  account_consents: inFile('agreements.json'),
  relatives: inFile('relatives.json'),
  relative_consents: inFile('relatives.json'),
  documents: inFile('documents.json'),
  document_files: inFile('documents.json'),
  appointment_documents: inFile('visit-documents.json'),
  account_photos: {
    archive: { leftOut: 'the picture itself is in the archive, as photo.jpg' },
    account: 'deleted',
  },
  notification_settings: inFile('notifications.json'),
  quiet_hours: inFile('notifications.json'),
  calendar_feeds: inFile('calendars.json'),
  appointment_keys: inFile('calendars.json'),
  earlier_offers: inFile('earlier-times.json'),
  reminders: inFile('reminders.json'),
  video_feedback: inFile('video-visits.json'),
  visit_summaries: inFile('video-visits.json'),
  video_presences: inFile('video-visits.json'),
  video_tickets: secret('hashes of tokens that last for a minute'),
  video_messages: secret('what is said in a room, until its visit ends'),
  video_connections: secret('who is in a room at this moment'),
  video_signals: secret('messages between two browsers, which last for a moment'),
  linked_identities: inFile('ways-in.json'),
  passkeys: inFile('passkeys.json'),
  session_families: inFile('devices.json'),
  known_devices: inFile('known-devices.json'),
  devices: inFile('message-devices.json'),
  account_events: inFile('activity.json'),
  practice_reads: {
    archive: 'read-by-clinics.json',
    account: {
      kept: 'who was read of by whom has to be answered for; it names nobody, and is removed half a year later',
    },
  },
  passwords: secret('the hash of a password is a secret'),
  sessions: secret('hashes of tokens; the devices are in devices.json'),
  refresh_tokens: secret('hashes of tokens; the devices are in devices.json'),
  document_accesses: secret('hashes of tokens that last for minutes'),
  passkey_challenges: secret('hashes of challenges that last for minutes'),
  social_attempts: secret('hashes of a way to another site, which lasts for minutes'),
  social_proofs: secret('hashes of what another site said, which lasts for minutes'),
  one_time_codes: secret('hashes of codes that last for minutes'),
  password_resets: secret('hashes of tokens that last for minutes'),
  email_proofs: secret('hashes of tokens that last for minutes'),
}

const directory = 'what clinics say of themselves'
const tenant = 'what a partner says of itself'
const staff = 'people at a partner, who are no patients'
const passing = 'names nobody by itself and lasts for two days at most'

/** Every other table, and why it is nobody's. */
const ofNobody: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['facilities', 'facility_faqs', 'facility_jobs', 'practitioners', 'practice_locations', 'services'],
      ...['availability_rules', 'availability_exceptions', 'insurers', 'insurance_plans', 'countries', 'cities'],
      ...['organisations', 'directory_runs', 'directory_changes', 'directory_pictures'],
      ...['specialities', 'document_tags', 'identity_types', 'loaded_sets'],
    ].map((name) => [name, directory]),
  ),
  ...Object.fromEntries(
    [
      ...['tenants', 'content_blocks', 'translations', 'tenant_assets', 'banners', 'blog_highlights', 'tenant_files'],
      ...['tenant_versions', 'tenant_version_files', 'tenant_drafts', 'tenant_draft_changes'],
    ].map((name) => [name, tenant]),
  ),
  ...Object.fromEntries(
    [
      ...['staff_members', 'staff_recovery_codes', 'staff_invitations', 'staff_sessions', 'staff_events'],
      ...['test_devices', 'staff_passkeys', 'staff_passkey_challenges'],
    ].map((name) => [name, staff]),
  ),
  ...Object.fromEntries(
    ['facility_keys', 'practice_feeds', 'busy_times', 'busy_sources', 'practice_calendars'].map((name) => [
      name,
      'of clinics’ own systems',
    ]),
  ),
  practice_events: 'what a clinic’s own system is told of its visits: a number and a time, and nobody’s name',
  facility_reviews: 'as the directory delivers them, with initials; no account has written them',
  facility_pokes: 'counts by day',
  push_figures: 'counts by day',
  usage_counts: 'counts by day',
  freed_slots: 'times of doctors that nobody has',
  demo_payments: 'stands in for a provider’s own database; names nobody',
  idempotency_records: passing,
  sent_messages: 'what the demo’s inbox shows, for a day; elsewhere it is empty',
  outgoing_messages: 'sealed, until it is sent and for a day at most',
  rate_counts: passing,
  spent_captchas: passing,
  spent_partner_tokens: passing,
}

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table))

const tenantCode = 'patientweb'

let world: AccountWorld
let before: Record<string, number>
let during: Record<string, number>
let archive: Record<string, unknown>
let after: Record<string, number>

/** Rows of each table that are not only waiting for the job that removes their bytes. */
async function countAll(): Promise<Record<string, number>> {
  const counted = Object.keys(ofPatients).map(async (name) => {
    const isDoomed = ['document_files', 'account_photos'].includes(name) ? `where state <> 'doomed'` : ''
    const [row] = await world.database.query<{ rows: number }>(`select count(*)::int as rows from ${name} ${isDoomed}`)
    return [name, row!.rows] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

beforeAll(async () => {
  world = await openAccountWorld()
  before = await countAll()
  const phone = world.newPhone()
  const owner = { tenantCode, phone: `+971${phone}`, createdAt: world.now() }
  const guestId = await addVisit(world.database, { ...owner, firstName: 'Salma', lastName: 'Rahal' })
  const token = await world.proofOf(phone)
  const email = 'salma@example.com'
  const own = (await world.signUp(token, { email, password: base64(goodPassword) })).data
  const { db } = world.database
  const now = world.now()
  await addRowsOf(world.database, { tenantCode, patientId: own.PatientID, now })
  const [visit] = await world.database.query<{ id: string }>('select id from appointments where patient_id = $1', [
    guestId,
  ])
  const [family] = await world.database.query<{ id: string }>('select id from session_families where patient_id = $1', [
    own.PatientID,
  ])
  const visitOwner = { tenantCode, appointmentId: visit!.id, guestId, familyId: family!.id, now }
  await addRowsOfVisit(world.database, visitOwner)
  await db
    .insert(schema.notificationSettings)
    .values({ tenantCode, patientId: own.PatientID, topic: 'documents', push: true, sms: false, email: true })
  const expiresAt = new Date(now.getTime() + 600_000)
  await db.insert(schema.passwordResets).values({ tenantCode, phone: owner.phone, tokenHash: 'reset', expiresAt })
  await db.insert(schema.emailProofs).values({ tenantCode, email, tokenHash: 'email', expiresAt })
  for (let event = 0; event < 60; event += 1)
    await db.insert(schema.accountEvents).values({
      ...{ tenantCode, patientId: own.PatientID, kind: 'profile_changed', browser: 'edge', platform: 'windows' },
      createdAt: new Date(now.getTime() - event * 1000),
    })
  during = await countAll()
  const answer = await world.server.call('account', 'POST', additions.downloadAccount.path, {
    body: {},
    headers: { authorization: `Bearer ${own.idToken}` },
  })
  archive = Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload))
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown]),
  )
  await world.post(additions.requestDeletion.path, {}, { bearer: own.idToken })
  world.pass(31 * 86_400)
  await eraseAccounts(db, world.now())
  // The visits of these tests are in 2030.
  const afterAllVisits = new Date('2031-01-01T00:00:00Z')
  await eraseAccounts(db, afterAllVisits)
  await removeOutdated(db, new Date(world.now().getTime()))
  after = await countAll()
})
afterAll(() => world.close())

describe('every table of the database', () => {
  it('is decided: what of it a patient takes along, and what becomes of it with their account [R12]', () => {
    const decided = [...Object.keys(ofPatients), ...Object.keys(ofNobody)]
    expect(decided.toSorted()).toEqual(tables.toSorted())
    expect(new Set(decided).size).toBe(decided.length)
  })

  it('that has something of a patient has a row of this one, or nothing would be shown', () => {
    const empty = Object.keys(ofPatients).filter((name) => during[name]! <= before[name]!)
    expect(empty).toEqual([])
  })

  it('is in their archive, unless there is a reason why not [R12]', () => {
    const files = Object.values(ofPatients).flatMap(({ archive: file }) => (typeof file === 'string' ? [file] : []))
    const empty = files.filter((name) => isEmpty(archive[name]))
    expect(empty).toEqual([])
  })

  it('has nothing of them once they are forgotten, unless there is a reason why [R12]', () => {
    const deleted = Object.keys(ofPatients).filter((name) => ofPatients[name]!.account === 'deleted')
    const left = deleted.filter((name) => after[name]! > before[name]!)
    expect(left).toEqual([])
  })
})

describe('the archive of a patient', () => {
  it('says of each what was agreed, sent, offered, paid and done, by name and without secrets [R12]', () => {
    const shown = archive as Record<string, Record<string, unknown>[]>
    const [visit] = shown['appointments.json']!
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
    const appointment_number = visit!['appointment_number']
    expect(shown['agreements.json']!.map(({ kind }) => kind).toSorted()).toEqual(['health_data', 'terms'])
    expect(shown['booked-as.json']).toEqual([
      { first_name: 'Salma', last_name: 'Rahal', phone: expect.any(String) as string, first_booked_at: instant },
    ])
    expect(shown['payments.json']).toEqual([
      {
        ...{ appointment_number, begun_at: instant, provider: 'demo', method: 'card', status: 'declined' },
        amount: { amount: 351, currency: 'AED' },
      },
    ])
    expect(shown['earlier-times.json']).toMatchObject([
      { appointment_number, status: 'declined', fee: { amount: 340, currency: 'AED' }, answered_at: instant },
    ])
    expect(shown['reminders.json']).toEqual([{ appointment_number, start: instant, hours_before: 24 }])
    expect(shown['video-visits.json']).toEqual([
      {
        ...{ appointment_number, ended_at: instant, ended_by: 'practitioner' },
        summary: { text: 'Rest for a week.', written_at: instant },
        ...{ in_room_from: instant, in_room_until: instant },
        feedback: { rating: 4, reasons: ['kind'], text: 'Patient with me', given_at: instant },
      },
    ])
    expect(archive['calendars.json']).toMatchObject({
      of_all_visits: [{ language: 'ar', made_at: instant }],
      links_of_visits: [{ appointment_number, kind: 'calendar', language: 'id', times_used: 0 }],
    })
    expect(archive['message-devices.json']).toMatchObject({
      of_account: [{ service: 'web-push', shows_details: true }],
      of_visits: [{ appointment_number, service: 'onesignal', shows_details: false }],
    })
    expect(shown['known-devices.json']).toEqual([{ last_sign_in_at: instant }])
    expect(shown['documents.json']).toMatchObject([{ relative: 'Zuhra Nasser', tag: 'Scan or X-ray' }])
    expect(shown['activity.json']!.length).toBeGreaterThan(60)
    expect(JSON.stringify(archive)).not.toMatch(/hash|argon2|token|of the provider|"nonce"/i)
  })
})

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value)
    ? value.length === 0
    : value === null || (typeof value === 'object' && Object.values(value).some(isEmpty)))
