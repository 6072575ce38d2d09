import { describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import { pdf } from '#tests/support/sample-files'
import { signIn } from '#tests/support/signed-in'
import {
  type As,
  add,
  announce,
  archiveOf,
  call,
  list,
  locked,
  now,
  phone,
  send,
  server,
  setNow,
  texts,
  words,
} from './fixture.ts'

describe('documents of a tenant that asks for a code', () => {
  const signedIn = (name: string, at = phone) => signIn(server.database, { tenantCode: locked, phone: at, name, now })
  const unlock = async (who: As) => {
    await call('POST', '/auth/document/otp', { body: {} }, who)
    const verification_code = /\d{6}/.exec(texts.at(-1)!.body)![0]
    return call<{ access_token: string; expires_at: string }>(
      'POST',
      '/auth/document/otp/verify',
      { body: { verification_code } },
      who,
    )
  }

  it('open with it for ten minutes, for the sign-in that asked and no other [C32] [P02]', async () => {
    const here = { as: await signedIn('Maryam'), tenant: locked }
    const shut = await list(here)
    expect([shut.status, shut.code]).toEqual([403, 'access_token_invalid'])
    expect((await announce('a.pdf', 9, here)).code).toBe('access_token_invalid')

    const wrong = await call('POST', '/auth/document/otp/verify', { body: { verification_code: '000000' } }, here)
    expect(wrong.code).toBe('code_invalid')
    const { data } = await unlock(here)
    expect(texts.at(-1)!.phone).toBe(phone)
    expect(data.expires_at).toBe(new Date(now.getTime() + 600_000).toISOString())
    const token = data.access_token
    const file = (await send('a.pdf', pdf(), { ...here, token })).data.id
    await add({ ...words, files: [file] }, { ...here, token })
    expect((await list({ ...here, token })).data.documents).toHaveLength(1)
    expect((await call('POST', additions.downloadAccount.path, { body: {} }, here)).code).toBe('access_token_invalid')
    const archive = await archiveOf(here.as, { tenant: locked, headers: { [headers.accessToken]: token } })
    expect(archive['documents/001-a.pdf']).toBeDefined()

    const elsewhere = { as: await signedIn('Maryam'), tenant: locked, token }
    expect((await list(elsewhere)).code).toBe('access_token_invalid')
    setNow(new Date(now.getTime() + 600_000))
    expect((await list({ ...here, token })).code).toBe('access_token_invalid')
  })
})
