import { generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignInAnswer } from '#contract/account'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import type { AccountEvents } from '#contract/settings'
import { openTestDatabase } from '#tests/support/database'
import { toPartnerKey } from '#tests/support/partner-tokens'
import { signIn } from '#tests/support/signed-in'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

const issuer = 'https://members.partner.example'
let now = new Date('2026-11-23T08:00:00.000Z')
let server: TestServer
let keys: { first: Pair; second: Pair; stranger: Pair }
let count = 0

beforeAll(async () => {
  const [first, second, stranger] = await Promise.all([
    generateKeyPair('ES256'),
    generateKeyPair('EdDSA'),
    generateKeyPair('ES256'),
  ])
  keys = { first, second, stranger }
  const partner_sign_in = {
    issuer,
    keys: [await toPartnerKey(first, 'first', 'ES256'), await toPartnerKey(second, 'second', 'EdDSA')],
  }
  const database = await openTestDatabase()
  await addTenant(database, { code: 'members', configuration: { partner_sign_in } })
  await addTenant(database, { code: 'others', configuration: { partner_sign_in } })
  server = await startTestServer({ database, clock: () => now })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000)
})

/** A member as the partner’s site describes them; each one differs in everything. */
function member(number: number) {
  return {
    sub: `member-${number}`,
    phone_number: `+97150400${String(1000 + number)}`,
    phone_number_verified: true,
    given_name: `Layla ${'abcdefghij'[number % 10]}`,
    family_name: `Haddad ${'klmnopqrst'[number % 10]}`,
  }
}

type Signing = { key?: Pair; kid?: string; alg?: string; audience?: string; from?: string; age?: number; life?: number }

function tokenFor(claims: JWTPayload, signing: Signing = {}): Promise<string> {
  const {
    key = keys.first,
    kid = 'first',
    alg = 'ES256',
    audience = 'members',
    from = issuer,
    age = 0,
    life = 120,
  } = signing
  const issued = Math.floor(now.getTime() / 1000) - age
  return new SignJWT({ jti: `token-${(count += 1)}`, ...claims })
    .setProtectedHeader({ alg, kid })
    .setIssuer(from)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + life)
    .sign(key.privateKey)
}

async function enter(token: string, { tenant = 'members', key }: { tenant?: string; key?: string } = {}) {
  const answer = await server.call('account', 'POST', calls.signInByThirdParty.path, {
    tenant,
    body: {},
    query: { call: (count += 1) },
    headers: { [headers.partnerToken]: token, ...(key && { [headers.idempotencyKey]: `"${key}"` }) },
  })
  const { data, code } = answer.json<{ data: SignInAnswer; code?: string }>()
  return { outcome: code ?? answer.statusCode, data }
}

const accountOf = async ({ idToken }: SignInAnswer) =>
  (
    await server.call('account', 'GET', calls.account.path, {
      tenant: 'members',
      headers: { authorization: `Bearer ${idToken}` },
    })
  ).json<{ data: unknown }>().data

describe('a token of the tenant’s own site', () => {
  it('signs a new member in, with an account of the name and phone that the partner knows [C25] [S20]', async () => {
    const { outcome, data } = await enter(await tokenFor(member(1)))
    expect(outcome).toBe(200)
    expect(data).toMatchObject({ phone: '+971504001001', expiresIn: 900 })
    expect(await accountOf(data)).toMatchObject({
      ...{ first_name: 'Layla b', last_name: 'Haddad l', phone: '504001001', country_code: '971' },
      ...{ PatientID: data.PatientID, phone_verified: true, has_password: false },
    })
  })

  it('finds the member’s account again, also when the partner has another phone by then', async () => {
    const { data: first } = await enter(await tokenFor(member(2)))
    const moved = { ...member(2), phone_number: '+971504009002', given_name: 'Lulu' }
    const { data: again } = await enter(await tokenFor(moved, { key: keys.second, kid: 'second', alg: 'EdDSA' }))
    expect([again.PatientID, again.phone]).toEqual([first.PatientID, '+971504001002'])
  })

  it('is linked to the account that the phone has already', async () => {
    const { data: first } = await enter(await tokenFor(member(3)))
    const rows = await server.database.query<object>(
      `select 1 from linked_identities where subject = 'member-3' and patient_id = $1`,
      [first.PatientID],
    )
    expect(rows).toHaveLength(1)
    await server.database.query(`delete from linked_identities where subject = 'member-3'`)
    const { data: again } = await enter(await tokenFor(member(3)))
    expect(again.PatientID).toBe(first.PatientID)
  })

  it('tells the contacts of an account from before that the site opens it from now on, once, and the patient reads it [S20]', async () => {
    const eventsOf = async ({ idToken }: SignInAnswer) =>
      (
        await server.call('account', 'GET', additions.accountEvents.path, {
          tenant: 'members',
          query: { call: (count += 1) },
          headers: { authorization: `Bearer ${idToken}` },
        })
      )
        .json<{ data: AccountEvents }>()
        .data.events.map(({ kind }) => kind)
    const sentTo = (phone: string) =>
      server.database.query<{ body: string }>('select body from sent_messages where phone = $1', [phone])

    const { data: joined } = await enter(await tokenFor(member(9)))
    expect((await eventsOf(joined)).toSorted()).toEqual(['signed_in', 'signed_up', 'way_linked'])
    expect(await sentTo(member(9).phone_number)).toEqual([])

    const known = member(0).phone_number
    await signIn(server.database, { tenantCode: 'members', phone: known, now })
    const { data: linked } = await enter(await tokenFor(member(0)))
    await vi.waitFor(async () =>
      expect(await sentTo(known)).toEqual([{ body: expect.stringContaining('another site can sign you in') }]),
    )
    await enter(await tokenFor(member(0)))
    expect((await eventsOf(linked)).filter((kind) => kind !== 'signed_in')).toEqual(['way_linked'])
    expect((await sentTo(known)).filter(({ body }) => body.includes('another site'))).toHaveLength(1)
  })

  it('opens nobody the account of another member who had the phone before', async () => {
    await enter(await tokenFor(member(4)))
    const heir = { ...member(5), phone_number: member(4).phone_number }
    const token = await tokenFor(heir)
    expect((await enter(token)).outcome).toBe('partner_account_differs')
    // Nothing of the refused attempt is left.
    expect((await enter(token)).outcome).toBe('partner_account_differs')
  })

  it('signs in once, also where it is sent many times at once; a repeated call is answered as before [Q10]', async () => {
    const token = await tokenFor(member(6))
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await enter(token)).outcome))
    expect(outcomes.toSorted()).toEqual([200, 'partner_token_invalid', 'partner_token_invalid'])
    const other = await tokenFor(member(6))
    const [first, repeated] = [
      await enter(other, { key: '0001-the-same-key' }),
      await enter(other, { key: '0001-the-same-key' }),
    ]
    expect([first.outcome, repeated]).toEqual([200, first])
    expect((await enter(other, { key: '0002-another-key' })).outcome).toBe('partner_token_invalid')
  })

  it('counts for its tenant alone', async () => {
    expect((await enter(await tokenFor(member(7)), { tenant: 'others' })).outcome).toBe('partner_token_invalid')
    expect((await enter(await tokenFor(member(7)), { tenant: 'patientweb' })).outcome).toBe('partner_token_invalid')
  })

  it.each<[string, () => Promise<string>, string]>([
    ['has run out', () => tokenFor(member(8), { age: 200 }), 'partner_token_expired'],
    ['is old, whatever its end', () => tokenFor(member(8), { age: 400, life: 90_000 }), 'partner_token_expired'],
    ['is signed by a stranger', () => tokenFor(member(8), { key: keys.stranger }), 'partner_token_invalid'],
    ['names a key that is not there', () => tokenFor(member(8), { kid: 'third' }), 'partner_token_invalid'],
    ['is of another issuer', () => tokenFor(member(8), { from: 'https://evil.example' }), 'partner_token_invalid'],
    ['is for another audience', () => tokenFor(member(8), { audience: 'others' }), 'partner_token_invalid'],
    [
      'has a phone nobody has proven',
      () => tokenFor({ ...member(8), phone_number_verified: false }),
      'partner_token_invalid',
    ],
    ['has no phone', () => tokenFor({ ...member(8), phone_number: '+971' }), 'partner_token_invalid'],
    ['has no name', () => tokenFor({ ...member(8), given_name: '' }), 'partner_token_invalid'],
    ['has markup for a name', () => tokenFor({ ...member(8), given_name: '<b>' }), 'partner_token_invalid'],
    ['has no member', () => tokenFor({ ...member(8), sub: '' }), 'partner_token_invalid'],
    ['has no id', () => tokenFor({ ...member(8), jti: '' }), 'partner_token_invalid'],
    ['is none', async () => 'no-token', 'partner_token_invalid'],
    ['is signed by nobody', async () => unsigned(member(8)), 'partner_token_invalid'],
  ])('that %s is refused', async (_, make, code) => {
    const { outcome, data } = await enter(await make())
    expect([outcome, data]).toEqual([code, undefined])
  })

  it('is known to the app, and the keys are not', async () => {
    const init = async (tenant: string) =>
      (await server.call('locale', 'GET', calls.init.path, { tenant })).json<Init>()
    expect((await init('members')).data.capabilities.partner_sign_in).toBe(true)
    expect((await init('patientweb')).data.capabilities.partner_sign_in).toBeUndefined()
    expect(JSON.stringify(await init('members'))).not.toContain(issuer)
  })
})

type Init = { data: { capabilities: { partner_sign_in?: boolean } } }

/** A token with `alg: none`. */
function unsigned(claims: JWTPayload): string {
  const issued = Math.floor(now.getTime() / 1000)
  const body = { ...claims, jti: 'unsigned', iss: issuer, aud: 'members', iat: issued, exp: issued + 100 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', kid: 'first' })}.${part(body)}.`
}
