import { openTestDatabase } from '#tests/support/database'
import { problem } from '#server/errors'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

export type CodeWorld = Awaited<ReturnType<typeof openCodeWorld>>

/** A server with two tenants that texts codes, through a gateway that a test shuts and slows, and a clock that it moves. */
export async function openCodeWorld() {
  let now = new Date('2026-01-05T08:00:00Z')
  const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
  const sent: TextMessage[] = []
  const gateway = {
    isDown: false,
    /** What happens on a message's way to the phone. */
    whileSending: async () => {},
  }
  const send = async (message: TextMessage) => {
    if (gateway.isDown) throw problem('unavailable')
    await gateway.whileSending()
    sent.push(message)
  }
  const database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  const server = await startTestServer({ database, clock: () => now, sms: { send } })
  let last = 501_000_000

  const askCode = (phone: string, call: object = {}) =>
    server.call('account', 'POST', '/patient/otp', {
      body: { phone, country_code: '971', type: 'guest_booking' },
      ...call,
    })

  return {
    server,
    sent,
    gateway,
    pass,
    now: () => now,
    /** A number of the Emirates, a new one each time. */
    newPhone: () => String((last += 1)),
    askCode,
    verify: (phone: string, code: string, call: object = {}) =>
      server.call('account', 'POST', '/patient/verify', {
        body: { phone, country: '971', phone_verification_token: code },
        ...call,
      }),
    codeSentTo: async (phone: string) => {
      await askCode(phone)
      return /\d{6}/.exec(sent.at(-1)!.body)![0]
    },
    /** An hour later nothing is sent, and everything can be. */
    reset: () => {
      pass(3600)
      sent.length = 0
      gateway.isDown = false
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

/** The status of an answer, with the code of the problem that it is. */
export const outcome = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().code]
}
