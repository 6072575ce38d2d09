import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Draft } from '#contract/console/drafts'
import { startOneSignal } from '#tests/support/one-signal-stand-in'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'

const application = { id: '7e4d90ab-15c8-4f27-b0d6-93a8c2f1e650', key: 'os_v2_app_of_liqa' }
const wrongKey = '0b6f2c1d-9a47-4e83-8c55-d2e7f1a3b904'

let world: StaffWorld
let oneSignal: Awaited<ReturnType<typeof startOneSignal>>
let editor: Browser
beforeAll(async () => {
  oneSignal = await startOneSignal(application)
  const oneSignalKeys = { [application.id]: application.key, [wrongKey]: 'another' }
  world = await openStaffWorld({ config: { oneSignalUrl: oneSignal.url, oneSignalKeys } })
  editor = (await world.join('editor@push.example', 'editor')).browser
})
afterAll(async () => {
  await world.close()
  oneSignal.close()
})

const stage = (pointer: string, value: unknown) =>
  editor.call('stageChanges', { body: { changes: [{ pointer, held: { value }, expected: {} }] } })
const issuesAt = ({ issues }: Draft, pointer: string) => issues.filter(({ field }) => field === pointer)

it('shows our own texts with their placeholders, a visit that nobody has, and the public half of the key', async () => {
  const { data } = await editor.call('pushSetup')
  expect(data.public_key).toBe(world.server.app.pushKey)
  expect(data.public_key).toMatch(/^B[\w-]{86}$/)
  expect(data.events.map(({ event }) => event)).toHaveLength(8)
  expect(data.events.find(({ event }) => event === 'unpaid')).toMatchObject({
    texts: {
      en: { brief: 'Your visit is not paid yet.', details: expect.stringContaining('kept until {until}') },
      ar: { brief: 'لم يُدفع موعدك بعد.' },
    },
    placeholders: { brief: ['app'], details: ['app', 'doctor', 'place', 'when', 'number', 'until'] },
  })
  expect(data.samples.ar).toMatchObject({ doctor: 'د. سارة المثال' })
  // Every text is whole with the sample of its language.
  for (const { placeholders } of data.events)
    for (const name of placeholders.details) expect(data.samples.id).toHaveProperty(name)
})

it('says whether an application at OneSignal answers, and looks at no other address', async () => {
  const stateOf = async (id: string) =>
    (await editor.call('checkPushService', { body: { application: id } })).data.state
  expect(await stateOf(application.id)).toBe('answers')
  expect(await stateOf(wrongKey)).toBe('refused')
  expect(await stateOf('9f1e2d3c-4b5a-4678-9abc-def012345678')).toBe('no_key')
  oneSignal.trouble.push(503)
  expect(await stateOf(application.id)).toBe('silent')
  expect((await editor.call('checkPushService', { body: { application: '../notifications' } })).code).toBe(
    'validation_failed',
  )
})

it('refuses to publish a text that says too much, at its field, and warns of words that do', async () => {
  const [brief, worded] = ['/configuration/push_texts/moved/brief/ar', '/configuration/push_texts/booked/brief/en']
  await stage(brief, 'مع {doctor}')
  await stage(worded, 'Dr. Haddad expects you')
  const { data } = await editor.call('draft')
  expect(issuesAt(data, brief)).toEqual([
    {
      field: brief,
      severity: 'error',
      ...{ within: [], code: 'pushDetails', values: { name: '{doctor}', known: ['{app}'] } },
    },
  ])
  expect(issuesAt(data, worded)).toMatchObject([{ severity: 'warning' }])
  const { revision } = data
  expect((await editor.call('publish', { body: { revision } })).code).toBe('validation_failed')
})
