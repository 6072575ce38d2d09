import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecaptcha } from './recaptcha.ts'

let google: Server | undefined
afterEach(() => google?.close())

/** Stands in for Google, and answers with that. */
async function standIn(status: number, body: string): Promise<{ verifyUrl: string; received: string[] }> {
  const received: string[] = []
  google = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      received.push(`${request.method} ${request.headers['content-type']?.split(';')[0]} ${text}`)
      response.writeHead(status, { location: '/elsewhere', 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((resolve) => google!.listen(0, '127.0.0.1', resolve))
  return { verifyUrl: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`, received }
}

const keys = { siteKey: 'site', secret: 'hush' }
const answer = { tenantCode: 'patientweb', response: 'token 1', address: '198.51.100.7', now: new Date() }

describe('reCAPTCHA', () => {
  it('is asked about a response, with the secret [V04]', async () => {
    const { verifyUrl, received } = await standIn(200, '{"success":true}')
    expect(await createRecaptcha({ ...keys, verifyUrl }).verify(answer)).toBe(true)
    expect(received).toEqual([
      'POST application/x-www-form-urlencoded secret=hush&response=token+1&remoteip=198.51.100.7',
    ])
  })

  it.each(['{"success":false,"error-codes":["timeout-or-duplicate"]}', '{"success":"yes"}', '{}'])(
    'refuses with %s',
    async (body) => {
      const { verifyUrl } = await standIn(200, body)
      expect(await createRecaptcha({ ...keys, verifyUrl }).verify(answer)).toBe(false)
    },
  )

  it.each([
    [500, '{"success":true}'],
    [302, ''],
    [200, 'not JSON'],
  ])('that answers %i with “%s” is away: nobody passes, and nobody is called a program', async (status, body) => {
    const { verifyUrl } = await standIn(status, body)
    await expect(createRecaptcha({ ...keys, verifyUrl }).verify(answer)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
