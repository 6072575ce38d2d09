import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { digestOf } from './digest.ts'
import { signedHeaders } from './headers.ts'
import { hmacSha256 } from './signature.ts'

const credential = { keyId: 'key-1', secret: 'a secret' }

describe('signing', () => {
  it('digests the bytes that are sent, and the empty string when there are none [H07]', async () => {
    expect(await digestOf('')).toBe('SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
    expect(await digestOf('{"hello": "world"}')).toBe('SHA-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=')
    const arabic = '{"name":"ليلى"}'
    expect(await digestOf(arabic)).toBe(`SHA-256=${createHash('sha256').update(arabic).digest('base64')}`)
  })

  it('computes the second test vector of RFC 4231 [H07]', async () => {
    const hex = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(await hmacSha256('Jefe', 'what do ya want for nothing?')).toBe(Buffer.from(hex, 'hex').toString('base64'))
  })

  it('signs date, request-line and digest, in this order [H07]', async () => {
    const date = new Date('2026-11-23T10:10:05.900Z')
    const signed = await signedHeaders({
      credential,
      method: 'post',
      path: '/api/account/patient/otp?x=1',
      body: '{}',
      date,
    })
    const digest = `SHA-256=${createHash('sha256').update('{}').digest('base64')}`
    const text = `x-date: Mon, 23 Nov 2026 10:10:05 GMT\nPOST /api/account/patient/otp?x=1 HTTP/1.1\ndigest: ${digest}`
    const signature = createHmac('sha256', credential.secret).update(text).digest('base64')
    expect(signed).toEqual({
      'X-Date': 'Mon, 23 Nov 2026 10:10:05 GMT',
      Digest: digest,
      'X-Authorization': `hmac username="key-1", algorithm="hmac-sha256", headers="x-date request-line digest", signature="${signature}"`,
    })
  })

  it.each(['UTC', 'Asia/Dubai', 'Asia/Jakarta', 'America/St_Johns'])(
    'builds the date from hour, minute and second of UTC on a device in %s [K10]',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      const date = new Date('2026-01-01T03:04:05+14:00')
      const { 'X-Date': xDate } = await signedHeaders({ credential, method: 'GET', path: '/', body: '', date })
      expect([date.getTimezoneOffset() === 0, xDate]).toEqual([zone === 'UTC', 'Wed, 31 Dec 2025 13:04:05 GMT'])
      vi.unstubAllEnvs()
    },
  )
})
