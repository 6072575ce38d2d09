import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestDevice } from '#contract/console/push-test'
import type { PushMessage, PushOutcome } from '#server/messages/push/push-gateway'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'

let world: StaffWorld
let editor: Browser
let outcome: PushOutcome | Error
let sent: { token: string; message: PushMessage }[]
beforeAll(async () => {
  world = await openStaffWorld({
    pushGateway: {
      send: async ({ token }, message) => {
        if (outcome instanceof Error) throw outcome
        sent.push({ token, message })
        return outcome
      },
    },
  })
  editor = (await world.join('editor@try.example', 'editor')).browser
  await push(true)
})
afterAll(() => world.close())
beforeEach(() => {
  outcome = 'accepted'
  sent = []
})

const publish = (isOn: boolean) =>
  world.database.query(
    `update tenants set configuration = jsonb_set(configuration, '{push_enabled}', '${isOn}'), updated_at = now()`,
  )
async function push(isOn: boolean) {
  await publish(isOn)
  await world.server.app.tenants.refresh()
}

/** A subscription as a phone makes one. */
function subscription(): string {
  const phone = createECDH('prime256v1')
  phone.generateKeys()
  const keys = { p256dh: phone.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(6).toString('hex')}`, keys })
}
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
/** The secret of a new address. */
const offered = async () => (await editor.call('offerTestDevice')).data.address.split('#try-push=')[1] ?? ''
const register = (token: string, device = subscription(), tenant = 'patientweb') =>
  world.open(tenant).call('registerTestDevice', {
    body: { token, notification_service: 'web-push', device },
    headers: { 'user-agent': android },
  })
const tally = (body: object, tenant = 'patientweb', headers = {}) =>
  world.server.app.inject({ method: 'POST', url: `/tally/${tenant}`, payload: body, headers })
const stateOf = async (): Promise<TestDevice> => (await editor.call('testDevice')).data
const send = (body: object = { event: 'reminder', kind: 'brief', language: 'ar' }) => editor.call('sendTest', { body })

it('brings one phone by an address, once and in time, and says when it is there', async () => {
  const token = await offered()
  expect(await stateOf()).toMatchObject({ state: 'waiting' })
  expect((await register(token, subscription(), 'other-tenant')).code).toBe('gone')
  expect((await register(token, '{"endpoint":"https://evil.example/x"}')).code).toBe('validation_failed')
  expect((await register(token)).status).toBe(200)
  expect(await stateOf()).toMatchObject({ state: 'there' })
  expect((await register(token)).code).toBe('gone')

  const late = await offered()
  world.pass(16 * 60)
  expect((await register(late)).code).toBe('gone')
  expect(await stateOf()).toEqual({ state: 'none' })
})

it('says whether push is on as it was published a moment ago, before this server has heard of it', async () => {
  try {
    await publish(false)
    expect(await stateOf()).toEqual({ state: 'off' })
    expect((await editor.call('offerTestDevice')).code).toBe('not_found')
    await publish(true)
    expect(await offered()).not.toBe('')
  } finally {
    await push(true)
  }
})

it('sends the words of the draft about a made-up visit, and hears that they were shown', async () => {
  const pointer = '/configuration/push_texts/reminder/details/ar'
  const held = { value: 'غدًا مع {doctor}' }
  await editor.call('stageChanges', { body: { changes: [{ pointer, held, expected: {} }] } })
  const device = subscription()
  await register(await offered(), device)
  expect((await send({ event: 'reminder', kind: 'details', language: 'ar' })).data.last?.outcome).toBe('unreported')
  expect(sent.map(({ token }) => JSON.parse(token))).toEqual([JSON.parse(device)])
  const { report = '', ...notification } = sent[0]!.message.notification
  expect(notification).toMatchObject({ body: 'غدًا مع د. سارة المثال', lang: 'ar', dir: 'rtl' })

  expect((await tally({ what: 'shown', report }, 'other-tenant')).statusCode).toBe(204)
  expect((await stateOf()).last?.outcome).toBe('unreported')
  expect((await tally({ what: 'shown', report })).statusCode).toBe(204)
  expect((await stateOf()).last?.outcome).toBe('delivered')
  // It is no figure, and an hour later no phone is there.
  expect((await editor.call('pushFigures')).data.days).toEqual([])
  world.pass(61 * 60)
  expect((await send()).status).not.toBe(200)
})

it('says why a message was not taken, and notes who tried and on what kind of phone, in the owner’s file too', async () => {
  const viewer = await world.join('editor2@try.example', 'editor')
  editor = viewer.browser
  const device = subscription()
  await register(await offered(), device)
  for (const became of ['gone', 'refused', new Error('no answer')] as const) {
    outcome = became
    expect((await send()).data.last?.outcome).toBe(became instanceof Error ? 'failed' : became)
  }
  const { data, text } = await editor.call('activity')
  expect(data.events.slice(0, 4).map(({ kind, actor }) => [kind, actor?.email])).toEqual([
    ...Array.from({ length: 3 }, () => ['test_sent', 'editor2@try.example']),
    ['test_device_added', 'editor2@try.example'],
  ])
  expect(data.events.slice(0, 4).map(({ browser, platform }) => [browser, platform])).toEqual(
    Array.from({ length: 4 }, () => ['chrome', 'android']),
  )
  expect(text).not.toContain('fcm.googleapis.com')
  const owner = await world.join('owner@try.example', 'owner')
  const file = await owner.browser.call('activityFile')
  const tried = file.text.split('\r\n').filter((row) => row.includes('test_sent'))
  expect(tried[0]?.replaceAll('"', '')).toMatch(/^20[^,]+,test_sent,[^,]+,editor2@try\.example,.*,chrome,android$/)
  expect(file.text).not.toContain('fcm.googleapis.com')
  await editor.call('forgetTestDevice')
  expect(await stateOf()).toEqual({ state: 'none' })
  await push(false)
  expect(await stateOf()).toEqual({ state: 'off' })
  expect((await editor.call('offerTestDevice')).code).toBe('not_found')
  await push(true)
})

it('shows what became of messages by day, as many days as asked for, and of this tenant alone', async () => {
  await tally({ what: 'shown' })
  world.pass(8 * 86_400)
  const { browser } = await world.join('editor3@try.example', 'viewer')
  for (const what of ['shown', 'shown', 'opened']) await tally({ what })
  await tally({ what: 'opened' }, 'other-tenant')
  const of = async (days: string) =>
    (await browser.call('pushFigures', { query: { days } })).data.days.map(({ shown, opened }) => [shown, opened])
  expect(await of('7')).toEqual([[2, 1]])
  expect(await of('30')).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect((await browser.call('pushFigures', { query: { days: '4000' } })).code).toBe('validation_failed')
})

it('tallies nothing else, from no other site, and not without end', async () => {
  expect((await tally({ what: 'shown' }, 'nobody')).statusCode).toBe(404)
  expect((await tally({ what: 'shown' }, 'patientweb', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await tally({ what: 'shown', patient: 'Layla' })).statusCode).toBe(400)
  const answers = []
  for (let at = 0; at < 21; at += 1) answers.push((await tally({ what: 'opened' })).statusCode)
  expect(answers.at(-1)).toBe(429)
})
