import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { consentVersion } from '#contract/consents'
import { calls } from '#contract/services'
import { patients } from '#server/db/schema/patients'
import { findOrAddGuest } from '#server/domain/booking/guest-patient'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from './account-world.ts'
import { addVisit } from './account-visits.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pass(3600))

const rowsOf = (phone: string) =>
  world.database.query<{ id: string; tenant_code: string; is_guest: boolean; account_id: string | null }>(
    'select id, tenant_code, is_guest, account_id, first_name, last_name, email from patients where phone = $1 order by is_guest, tenant_code',
    [`+971${phone}`],
  )
const guestOf = (
  phone: string,
  { tenantCode = 'patientweb', firstName = 'Omar', at = world.now(), isForOther = false } = {},
) =>
  addVisit(world.database, {
    tenantCode,
    phone: `+971${phone}`,
    firstName,
    lastName: 'Haddad',
    createdAt: at,
    isForOther,
  })

describe('a proven phone', () => {
  it('makes an account, and is signed in to it [C20]', async () => {
    const phone = world.newPhone()
    const more = { first_name: ' Layla ', last_name: '', email: 'layla@example.com', password: base64(goodPassword) }
    const { status, data } = await world.signUp(await world.proofOf(phone), more)
    expect([status, data]).toEqual([
      200,
      {
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 900,
        PatientID: expect.any(String),
        phone: `+971${phone}`,
        email: 'layla@example.com',
      },
    ])
    expect(await rowsOf(phone)).toEqual([
      {
        ...{ id: data.PatientID, tenant_code: 'patientweb', is_guest: false, account_id: null },
        ...{ first_name: 'Layla', last_name: '', email: 'layla@example.com' },
      },
    ])
    expect(await world.statusOf(data.idToken)).toBe(200)
    expect((await world.refresh(data.refreshToken)).status).toBe(200)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('makes one that has the birthday, and what was agreed to in which wording and when [C20] [N01]', async () => {
    const { idToken: bearer } = await world.join(world.newPhone())
    const { data } = await world.send<Account>('GET', calls.account.path, undefined, { bearer })
    const given = { version: consentVersion, given_at: world.now().toISOString() }
    expect(data).toMatchObject({
      ...{ birthday: '1990-03-14', dob_format: 'gregorian' },
      consents: [
        { kind: 'health_data', ...given },
        { kind: 'terms', ...given },
      ],
    })
  })

  it('makes none for who is under age, was born on no day, or does not agree to all, and is not spent by it [C20]', async () => {
    const phone = world.newPhone()
    const proof = await world.proofOf(phone)
    const year = world.now().getUTCFullYear()
    for (const [more, code] of [
      [{ birthday: `${year - 17}-01-02` }, 'under_age 403'],
      [{ birthday: `${year - 3}-01-01` }, 'under_age 403'],
      [{ birthday: `${year + 1}-01-01` }, 'validation_failed 400'],
      [{ birthday: '1990-02-30' }, 'validation_failed 400'],
      [{ birthday: undefined }, 'validation_failed 400'],
      [{ consents: [] }, 'consent_required 400'],
      [{ consents: [{ kind: 'terms', version: consentVersion }] }, 'consent_required 400'],
      [{ consents: [{ kind: 'everything', version: consentVersion }] }, 'validation_failed 400'],
      [{ consents: [{ kind: 'terms', version: '1999-01' }] }, 'validation_failed 400'],
    ] as const)
      expect(await outcome(world.signUp(proof, more))).toBe(code)
    expect(await rowsOf(phone)).toEqual([])
    expect(await outcome(world.signUp(proof))).toBe(200)
  })

  it('makes one without a password, which signs in by codes alone [C20]', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('credentials_invalid 400')
    world.pass(60)
    expect(await outcome(world.signInByToken(await world.proofOf(phone)))).toBe(200)
  })

  it('makes one account at a tenant, and others elsewhere [C20][T05]', async () => {
    const phone = world.newPhone()
    const { PatientID } = await world.join(phone)
    world.pass(60)
    const proof = await world.proofOf(phone)
    expect(await outcome(world.signUp(proof))).toBe('account_exists 409')
    // The proof is not spent, and signs in to the account that there is.
    expect((await world.signInByToken(proof)).data.PatientID).toBe(PatientID)
    world.pass(60)
    const elsewhere = await world.join(phone, undefined, { tenant: 'other-tenant' })
    expect(elsewhere.PatientID).not.toBe(PatientID)
  })

  it('makes one account of two proofs that are sent at once [C20]', async () => {
    const phone = world.newPhone()
    const first = await world.proofOf(phone)
    world.pass(60)
    const second = await world.proofOf(phone)
    const outcomes = await Promise.all([first, second].map((proof) => outcome(world.signUp(proof))))
    expect(outcomes.map(String).sort()).toEqual(['200', 'account_exists 409'])
    expect(await rowsOf(phone)).toHaveLength(1)
  })

  it('makes one account of one proof that is sent twice at once, and the same of one repeated with its key [C20]', async () => {
    const proof = await world.proofOf(world.newPhone())
    const outcomes = await Promise.all([1, 2].map(() => outcome(world.signUp(proof))))
    expect(outcomes.map(String).sort()).toEqual(['200', 'guest_token_invalid 403'])

    const other = await world.proofOf(world.newPhone())
    const more = { password: base64(goodPassword) }
    const answer = await world.signUp(other, more, { key: 'signing-up-once' })
    expect(await world.signUp(other, more, { key: 'signing-up-once' })).toEqual(answer)
    const changed = world.signUp(other, { password: base64('another password') }, { key: 'signing-up-once' })
    expect(await outcome(changed)).toBe('idempotency_key_reused 422')
  })

  it('is no proof when it is another tenant’s, too late or spent [C20][T05]', async () => {
    const phone = world.newPhone()
    const foreign = await world.proofOf(phone, { tenant: 'other-tenant' })
    expect(await outcome(world.signUp(foreign))).toBe('guest_token_invalid 403')
    world.pass(60)
    const late = await world.proofOf(phone)
    world.pass(1800)
    expect(await outcome(world.signUp(late))).toBe('guest_token_invalid 403')
    expect(await rowsOf(phone)).toEqual([])
    const spent = await world.proofOf(phone)
    await world.signUp(spent)
    expect(await outcome(world.signUp(spent))).toBe('guest_token_invalid 403')
  })
})

describe('a password that is chosen', () => {
  it.each([
    ['of seven signs', 'aB3$ x9', 'short'],
    ['of seven camels', '🐪'.repeat(7), 'short'],
    ['of 129 signs', 'x9 '.repeat(43), 'long'],
    ['that many people have', 'password1', 'common'],
    ['that many people have, in capitals', 'PassWord1', 'common'],
    ['of blanks', ' '.repeat(12), 'common'],
  ])('%s is refused, and spends no proof [C20]', async (_, password, reason) => {
    const proof = await world.proofOf(world.newPhone())
    const refused = await world.signUp(proof, { password: base64(password) })
    expect(refused).toMatchObject({ status: 400, code: 'password_refused', details: { reason } })
    expect(await outcome(world.signUp(proof))).toBe(200)
  })

  it.each([
    ['eight signs', 'aB3$ x9.'],
    ['eight camels', '🐪'.repeat(8)],
    ['128 camels', '🐪'.repeat(128)],
  ])('may be of %s', async (_, password) => {
    const phone = world.newPhone()
    await world.join(phone, password)
    expect(await outcome(world.signInByPhone(phone, password))).toBe(200)
  })
})

describe('what was booked with a phone', () => {
  it('is the account’s from its sign-up, at that tenant alone [C20]', async () => {
    const phone = world.newPhone()
    await guestOf(phone)
    await guestOf(phone, { firstName: 'Sami' })
    await guestOf(phone, { tenantCode: 'other-tenant' })
    const stranger = world.newPhone()
    await guestOf(stranger)
    const { PatientID } = await world.join(phone)
    expect((await rowsOf(phone)).map((row) => [row.tenant_code, row.is_guest, row.account_id])).toEqual([
      ['patientweb', false, null],
      ['other-tenant', true, null],
      ['patientweb', true, PatientID],
      ['patientweb', true, PatientID],
    ])
    expect(await rowsOf(stranger)).toMatchObject([{ account_id: null }])
  })

  it('before there was an account, and found later, is the account’s from its next sign-in [C24]', async () => {
    const phone = world.newPhone()
    const { PatientID } = await world.join(phone)
    await guestOf(phone)
    world.pass(60)
    await world.signInByToken(await world.proofOf(phone))
    expect(await rowsOf(phone)).toMatchObject([{ id: PatientID }, { account_id: PatientID }])
  })

  it('that has an account is the account’s at once, also under a name that was known before', async () => {
    const phone = world.newPhone()
    const tenantCode = 'patientweb'
    const book = (firstName: string) =>
      world.database.db.transaction((tx) =>
        findOrAddGuest(tx, {
          ...{ tenantCode, phone: `+971${phone}`, now: world.now() },
          details: { firstName, lastName: 'Haddad' },
        }),
      )
    const before = await book('Omar')
    const [account] = await world.database.db
      .insert(patients)
      .values({ tenantCode, phone: `+971${phone}`, firstName: 'Layla', lastName: 'Haddad', isGuest: false })
      .returning({ id: patients.id })
    expect(await book('Omar')).toBe(before)
    await book('Layla')
    expect(await rowsOf(phone)).toMatchObject([
      { id: account!.id, account_id: null },
      { account_id: account!.id },
      { account_id: account!.id },
    ])
  })
})

describe('a guest’s first password', () => {
  it('makes an account by the name of the latest booking, and signs in [S21][C29]', async () => {
    const phone = world.newPhone()
    await guestOf(phone, { firstName: 'Sami', at: new Date(world.now().getTime() - 60_000) })
    await guestOf(phone, { firstName: 'Omar' })
    const { status, data } = await world.setNewPassword(await world.proofOf(phone), phone, goodPassword)
    expect([status, data]).toMatchObject([200, { phone: `+971${phone}`, expiresIn: 900 }])
    expect(await rowsOf(phone)).toMatchObject([
      { id: data.PatientID, first_name: 'Omar', last_name: 'Haddad', is_guest: false },
      { account_id: data.PatientID },
      { account_id: data.PatientID },
    ])
    expect(await world.statusOf(data.idToken)).toBe(200)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('makes no account of the child whom it was booked for: of who booked, by their own booking, else by the name they give [S21]', async () => {
    const [before, alone] = [world.newPhone(), world.newPhone()]
    await guestOf(before, { firstName: 'Sami', at: new Date(world.now().getTime() - 60_000) })
    for (const phone of [before, alone]) await guestOf(phone, { firstName: 'Salma', isForOther: true })
    const { data } = await world.setNewPassword(await world.proofOf(before), before, goodPassword)
    expect((await rowsOf(before))[0]).toMatchObject({ id: data.PatientID, first_name: 'Sami', is_guest: false })
    const proof = await world.proofOf(alone)
    expect(await outcome(world.setNewPassword(proof, alone, goodPassword))).toBe('not_found 404')
    // The proof is not spent by that.
    const own = await world.signUp(proof, { first_name: 'Huda' })
    const [account, child] = await rowsOf(alone)
    expect(account).toMatchObject({ id: own.data.PatientID, first_name: 'Huda', is_guest: false })
    expect(child).toMatchObject({ first_name: 'Salma', account_id: own.data.PatientID })
  })

  it('is set once, for the proven phone, and where something was booked [S21][C29]', async () => {
    const [phone, stranger] = [world.newPhone(), world.newPhone()]
    const proof = await world.proofOf(phone)
    expect(await outcome(world.setNewPassword(proof, phone, goodPassword))).toBe('not_found 404')
    await guestOf(phone)
    await guestOf(stranger)
    expect(await outcome(world.setNewPassword(proof, stranger, goodPassword))).toBe('guest_token_invalid 403')
    expect(await outcome(world.setNewPassword(proof, phone, 'password1'))).toBe('password_refused 400')
    expect(await outcome(world.setNewPassword(proof, phone, goodPassword, { tenant: 'other-tenant' }))).toBe(
      'guest_token_invalid 403',
    )
    expect(await outcome(world.setNewPassword(proof, phone, goodPassword))).toBe(200)
    expect(await outcome(world.setNewPassword(proof, phone, 'another password'))).toBe('guest_token_invalid 403')
    world.pass(60)
    const next = await world.proofOf(phone)
    expect(await outcome(world.setNewPassword(next, phone, 'another password'))).toBe('account_exists 409')
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })
})
