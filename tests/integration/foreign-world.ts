import { vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { Hold } from '#contract/availability'
import { headers } from '#contract/headers'
import type { OpenDatabase } from '#server/db/open'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { hashToken } from '#server/tokens'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { openPartnerSite } from '#tests/support/partner-tokens'
import { putIntoState } from '#tests/support/put-into-state'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'
import { openForeignDocuments, openForeignVisitDocuments } from './foreign-documents.ts'
import { accountPhones, openForeignAccounts } from './foreign-accounts.ts'
import { openForeignEmails } from './foreign-emails.ts'
import { openForeignVideo } from './foreign-video.ts'
import { openForeignPasskeys } from './foreign-passkeys.ts'

/** Stand in everything that is the owner's alone: found in another tenant's answer, they are a leak. */
export const marker = 'Zarzuela'
const placeMarker = 'Quixotica'
/** Of the link that the owner's relative was sent. */
const consentToken = 'link-of-an-owners-relative'
export const isLeaking = (text: string) => text.includes(marker) || text.includes(placeMarker)
export const owner = 'zarzuela-clinics'
export const ownerHost = 'doctors.zarzuela.example'
const phone = '501230001'
const memberOfSite = {
  ...{ sub: 'zarzuela-7', given_name: marker, family_name: 'Haddad' },
  ...{ phone_number: '+971501230009', phone_number_verified: true },
}

export type ForeignWorld = Awaited<ReturnType<typeof openForeignWorld>>

/** A server where one tenant has a doctor, a clinic, an insurer, content, people, a hold and an appointment that no other may see. */
export async function openForeignWorld() {
  const database = await openTestDatabase()
  const site = await openPartnerSite('https://members.zarzuela.example')
  await addTenant(database, {
    code: owner,
    hosts: [ownerHost],
    configuration: {
      name: { en: marker },
      content_hosts: ['content.zarzuela.example'],
      partner_sign_in: site.signIn,
    },
  })
  await copyContent(database)
  const directory = await takeDirectory(database)
  const keys = { client_id: 'an-app', client_secret: 'a-secret' }
  const server = await startTestServer({ database, config: { socialKeys: { google: keys, facebook: keys } } })
  const sessions = createSessionRepository(database.db)
  const expiresAt = new Date(Date.now() + 1_800_000)
  const guestOf = (tenantCode: string) => sessions.open({ tenantCode, kind: 'guest', phone: `+971${phone}`, expiresAt })

  const [patient] = await database.query<{ id: string }>(
    `insert into patients (tenant_code, first_name, last_name, phone, is_guest) values ($1, $2, $2, $3, false) returning id`,
    [owner, marker, `+971${phone}`],
  )
  const [relative] = await database.query<{ id: string }>(
    `insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name, birthday) values ($1, $2, 'child', $3, '', '2020-05-02') returning id`,
    [owner, patient!.id, marker],
  )
  await database.query(
    `with adult as (insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name) values ($1, $2, 'parent', $3, $3) returning id)
     insert into relative_consents (relative_id, tenant_code, account_id, status, token_hash, expires_at)
     select id, $1, $2, 'asked', $4, now() + interval '1 day' from adult`,
    [owner, patient!.id, marker, hashToken(consentToken)],
  )
  await database.query(
    `insert into linked_identities (tenant_code, provider, subject, patient_id) values ($1, 'facebook', 'zarzuela-fb', $2)`,
    [owner, patient!.id],
  )
  const tokens = {
    guest: await guestOf(owner),
    neighbour: await guestOf('patientweb'),
    patient: (await signIn(database, { tenantCode: owner, phone: `+971${phone}`, name: marker })).idToken,
    neighbourPatient: (await signIn(database, { name: 'Neighbour' })).idToken,
  }
  const ask = async <T>(...[service, method, path, call]: Parameters<typeof server.call>) => {
    const answer = await server.call(service, method, path, { tenant: owner, ...call })
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.json<{ data: T }>().data
  }
  const visit = {
    practitioner_id: directory.doctor,
    facility_id: directory.facility,
    service_id: directory.service,
    consultation_type: 'clinic',
  }
  const { dates } = await ask<{ dates: { date: string; times: string[] }[] }>(
    'appointment',
    'GET',
    `/patientapp/doctors/${directory.doctor}/availability/dates-times`,
    { query: { ...visit, practitioner_id: undefined, days: 14 } },
  )
  // None of today or tomorrow: at whatever hour this runs, they can still be moved and waited for.
  const starts = dates.slice(2).flatMap(({ times }) => times)
  const sent = (key: string) => ({ [headers.idempotencyKey]: `"${key}"`, [headers.guestToken]: tokens.guest })
  const hold = await ask<Hold>('appointment', 'POST', '/patientapp/holds', {
    body: { ...visit, start: starts[0], holder_key: holderKey },
    headers: sent('hold-of-owner'),
  })
  const form = {
    patient: { first_name: marker, last_name: 'Haddad', phone, country_code: '971' },
    fee: directory.fee,
    fg_consent: true,
  }
  const { appointment, appointment_token } = await ask<BookedAppointment>(
    'appointment',
    'POST',
    '/patient/appointment',
    {
      body: { ...visit, ...form, start: starts[1] },
      headers: sent('booking-of-owner'),
    },
  )
  await putIntoState(
    database,
    `insert into earlier_offers (tenant_code, appointment_id, status, starts_at, ends_at, fee_amount, fee_currency, expires_at, answered_at)
     values ('${owner}', '${appointment.id}', 'declined', now(), now(), 1, 'AED', now(), now())`,
  )
  const [earlierOffer] = await database.query<{ id: string }>(
    `select id from earlier_offers where appointment_id = $1`,
    [appointment.id],
  )
  const accounts = await openForeignAccounts({
    database,
    owner,
    bookAsGuest: (guest) =>
      ask('appointment', 'POST', '/patient/appointment', {
        body: {
          ...{ ...visit, ...form, start: starts[2] },
          patient: { ...form.patient, phone: accountPhones.guest },
        },
        headers: { [headers.idempotencyKey]: '"booking-of-guest"', [headers.guestToken]: guest },
      }),
    askCode: (phone) =>
      ask('account', 'POST', '/patient/otp', { body: { phone, country_code: '971', type: 'reset_password' } }),
  })
  const resetCode = await readCode(database)
  const { secret } = server.app
  const { password } = accounts
  const emails = await openForeignEmails({ database, secret, owner, patientId: patient!.id, password })
  await ask('account', 'POST', '/patient/otp', { body: { phone, country_code: '971', type: 'guest_booking' } })
  return {
    ...server,
    ...directory,
    accounts: { ...accounts, resetCode },
    emails,
    passkeys: await openForeignPasskeys(database, { tenantCode: owner, patientId: accounts.settled.patientId }),
    code: await readCode(database),
    linkToken: await readLinkToken(database),
    refreshToken: (await signIn(database, { tenantCode: owner, phone: `+971${phone}`, name: marker })).refreshToken,
    endingToken: (await signIn(database, { tenantCode: owner, phone: `+971${phone}`, name: marker })).refreshToken,
    tokens: {
      ...tokens,
      ...accounts.tokens,
      appointment: appointment_token,
      partner: await site.token(memberOfSite, { audience: owner, now: new Date() }),
    },
    form,
    hold: { ...hold, holder_key: holderKey },
    appointment: appointment.id,
    appointmentNumber: appointment.appointment_number,
    video: await openForeignVideo(database, server.app.files, {
      ...{ tenantCode: owner, appointmentId: appointment.id, token: appointment_token },
    }),
    relative: relative!.id,
    earlierOffer: earlierOffer!.id,
    consentToken,
    documents: await openForeignDocuments(database, server.app.files, { tenantCode: owner, accountId: patient!.id }),
    visitDocuments: await openForeignVisitDocuments(database, server.app.files, {
      tenantCode: owner,
      id: appointment.id,
    }),
    /** Free times that nobody took. */
    starts: { ofPatient: starts.at(-4)!, move: starts.at(-3)!, hold: starts.at(-2)!, booking: starts.at(-1)! },
    date: dates.at(-1)!.date,
  }
}

const holderKey = 'the-device-of-an-owners-patient'

async function readLinkToken(database: OpenDatabase): Promise<string> {
  return vi.waitFor(async () => {
    const [message] = await database.query<{ body: string }>(
      `select body from sent_messages where tenant_code = $1 and body like '%#%'`,
      [owner],
    )
    return /#([\w-]{16})/.exec(message!.body)![1]!
  })
}

async function readCode(database: OpenDatabase): Promise<string> {
  const [message] = await database.query<{ body: string }>(
    `select body from sent_messages where tenant_code = $1 and body ~ '^[0-9]{6}' order by id desc limit 1`,
    [owner],
  )
  return /\b\d{6}\b/.exec(message!.body)![0]
}

/** What the default tenant has, said in the owner's words. */
async function copyContent(database: OpenDatabase): Promise<void> {
  await database.execute(`
    insert into content_blocks (tenant_code, key, language, content)
      select '${owner}', key, language, content || '{"title": "${marker}"}' from content_blocks where tenant_code = 'patientweb';
    insert into banners (tenant_code, id, language, bpid, country, platform, position, content)
      select '${owner}', id, language, bpid, country, platform, position, content || '{"title": "${marker}"}'
      from banners where tenant_code = 'patientweb';
    insert into blog_highlights (tenant_code, id, language, published_at, content)
      select '${owner}', id, language, published_at, content || '{"title": "${marker}"}'
      from blog_highlights where tenant_code = 'patientweb';
    insert into translations (tenant_code, language, id, message) values ('${owner}', 'en', 'home.title', '${marker}')`)
}

type Directory = {
  doctor: string
  doctorSlug: string
  facility: string
  facilitySlug: string
  service: string
  speciality: string
  insurer: string
  insurerId: string
  plan: string
  fee: { amount: number; currency: string }
}

/** Takes a doctor with a clinic and an insurer with its plans out of the shared directory and gives them to the owner alone. */
async function takeDirectory(database: OpenDatabase): Promise<Directory> {
  const [found] = await database.query<{ amount: number; currency: string } & Omit<Directory, 'fee'>>(
    `select p.id::text as doctor, p.slug as "doctorSlug", f.id::text as facility, f.slug as "facilitySlug",
       s.id::text as service, sp.slug as speciality, s.fee as amount, s.currency,
       i.slug as insurer, i.id::text as "insurerId", ip.id::text as plan
     from practitioners p join services s on s.practitioner_id = p.id and s.consultation_type = 'clinic'
     join facilities f on f.id = s.facility_id join specialities sp on sp.id = p.speciality_id
     join insurance_plans ip on true join insurers i on i.id = ip.insurer_id
     where p.published and not p.fg_test and p.whitelabels = '{}' and f.published and f.whitelabels = '{}'
       and i.whitelabels = '{}' and 'ae' = any(i.country_codes) and p.country_code = 'ae'
       and (select count(*) from practice_locations o where o.practitioner_id = p.id) = 1 order by p.id, ip.id limit 1`,
  )
  const { amount, currency, ...directory } = found!
  const named = (name: string) =>
    `whitelabels = '{${owner}}', name_en = '${name}', name_ar = '${name}', name_id = '${name}'`
  await database.execute(`
    update practitioners set ${named(marker)} where id = ${directory.doctor};
    update facilities set ${named(placeMarker)} where id = ${directory.facility};
    update insurers set ${named(marker)} where slug = '${directory.insurer}'`)
  return { ...directory, fee: { amount, currency } }
}
