import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { additions, calls } from '#contract/services'
import { notifyOfAdded } from '#server/domain/documents/notify-of-added'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import type { AccountNotice } from '#server/messages/account-notices'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { signIn } from '#tests/support/signed-in'
import { e164, monday, openWorld, type World } from './appointment-world.ts'

let world: World
let told: PushMessage['notification'][]
let urgencies: PushMessage['urgency'][]
let isKnown: boolean

beforeAll(async () => {
  world = await openWorld({
    pushGateway: {
      send: async (_target, { notification, urgency }) => {
        if (!isKnown) return 'gone'
        told.push(notification)
        urgencies.push(urgency)
        return 'accepted'
      },
    },
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  await switchPush(true)
  told = []
  urgencies = []
  isKnown = true
})

async function switchPush(isOn: boolean): Promise<void> {
  await world.database.query(
    `update tenants set configuration = jsonb_set(configuration, '{push_enabled}', '${isOn}'), updated_at = now() where code = 'patientweb'`,
  )
  await world.app.tenants.refresh()
}

/** A patient with a device. */
async function layla() {
  const patient = await signIn(world.database, { phone: e164, now: monday })
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const token = JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/layla', keys })
  const answer = await world.call('notification', 'POST', calls.registerDevice.path, {
    ...{ body: { token }, query: { call: randomBytes(4).toString('hex') } },
    headers: { authorization: `Bearer ${patient.idToken}` },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return patient
}

async function tell(notice: AccountNotice, id: string, phone = e164): Promise<void> {
  const tenant = (await world.app.tenants.find('patientweb'))!
  const { app } = world
  const telling = { tenant, language: 'id' as const, country: 'ae' as const, reaches: app.reaches, server: app }
  await notifyAccount(app.db, { ...telling, announce: app.announcer.announce }, notice, { id, contacts: [{ phone }] })
  await app.announcer.deliver()
}
const written = () =>
  world.database.query<{ phone: string; body: string }>('select phone, body from sent_messages order by id')

describe('what becomes of an account', () => {
  it.each([
    ['phone_changed', 'Nomor telepon Anda telah diubah.'],
    ['passkey_added', 'Kunci sandi telah ditambahkan.'],
    ['way_linked', 'Ada cara masuk baru ke akun Anda.'],
  ] as const)('after which others may be signed in is told on devices besides: %s', async (notice, body) => {
    const { patientId } = await layla()
    await tell(notice, patientId, '+971501239999')
    expect(told).toMatchObject([
      { title: 'Liqa', body, lang: 'id', navigate: expect.stringMatching(/\/id[^/]*\/dashboard\/settings$/) },
    ])
    expect(JSON.stringify(told)).not.toMatch(/Layla|\+9715/)
    // Where they were reached before, whatever a device took.
    expect((await written()).map(({ phone }) => phone)).toEqual(['+971501239999'])
  })

  it('after which nobody else is signed in is told where it was', async () => {
    const { patientId } = await layla()
    await tell('password_changed', patientId)
    expect([told, (await written()).length]).toEqual([[], 1])
  })

  it('is told on devices first where nothing is at stake, and by text where none is known any more', async () => {
    const { patientId } = await layla()
    await tell('relative_answered', patientId)
    expect(told).toMatchObject([
      { body: 'Ada jawaban untuk Anda.', navigate: expect.stringMatching(/\/dashboard\/relatives$/) },
    ])
    expect(await written()).toEqual([])
    isKnown = false
    await tell('relative_answered', patientId)
    expect([told.length, (await written()).length]).toEqual([1, 1])
  })

  it('is told on devices first of a new one among them, and by text where none is known any more', async () => {
    const { patientId } = await layla()
    await tell('device_added', patientId)
    expect(told).toMatchObject([
      { body: 'Ada yang baru masuk ke akun Anda.', navigate: expect.stringMatching(/\/dashboard\/settings$/) },
    ])
    // No phone is woken for an account.
    expect(urgencies).toEqual(['normal'])
    expect(await written()).toEqual([])
    isKnown = false
    await tell('device_added', patientId)
    expect([told.length, (await written()).length]).toEqual([1, 1])
  })

  it('is told on no device where the client tells none [P06]', async () => {
    const { patientId } = await layla()
    await switchPush(false)
    await tell('phone_changed', patientId)
    await tell('relative_answered', patientId)
    expect([told, (await written()).length]).toEqual([[], 2])
  })
})

it('that an account is to go is told on devices, without the day, and by text, with the words of the button that keeps it', async () => {
  const { idToken } = await layla()
  const answer = await world.call('account', 'POST', additions.requestDeletion.path, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  await world.app.announcer.deliver()
  expect(told).toMatchObject([{ body: 'Your account is to be deleted.' }])
  const body = expect.stringMatching(/will be deleted on .+ sign in before then and press ‘Keep my account’/)
  expect(await written()).toMatchObject([{ phone: e164, body }])
})

describe('that documents were added', () => {
  const choose = async (idToken: string, setting: object, quiet_hours: object | null = null) => {
    const answer = await world.call('account', 'PUT', calls.updateNotificationSettings.path, {
      body: { settings: [{ topic: 'documents', push: true, sms: true, email: true, ...setting }], quiet_hours },
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const add = async (patientId: string) => {
    const tenant = (await world.app.tenants.find('patientweb'))!
    const { app } = world
    const telling = { tenant, language: 'en' as const, country: 'ae' as const, reaches: app.reaches, server: app }
    await app.db.transaction((tx) =>
      notifyOfAdded(
        tx,
        { ...telling, announce: app.announcer.announce },
        { tenantCode: tenant.code, accountId: patientId },
      ),
    )
  }
  const minutesLater = async (minutes: number) => {
    world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
    await world.app.announcer.deliver()
  }

  it('is told once of those of a few minutes, on devices, without saying which', async () => {
    const { patientId } = await layla()
    await add(patientId)
    await minutesLater(4)
    await add(patientId)
    await minutesLater(4)
    expect(told).toEqual([])
    await minutesLater(1)
    expect(told).toMatchObject([
      { body: 'A document was added.', navigate: expect.stringMatching(/\/dashboard\/documents$/) },
    ])
    expect(urgencies).toEqual(['normal'])
    expect(await written()).toEqual([])
  })

  it('is told by text where no device is known any more, or the patient wants none', async () => {
    const { patientId, idToken } = await layla()
    await choose(idToken, { push: false })
    await add(patientId)
    await minutesLater(5)
    await choose(idToken, {})
    isKnown = false
    await add(patientId)
    await minutesLater(5)
    expect([told, (await written()).map(({ phone }) => phone)]).toEqual([[], [e164, e164]])
  })

  it('is not told to who turned it off', async () => {
    const { patientId, idToken } = await layla()
    await choose(idToken, { push: false, sms: false, email: false })
    await add(patientId)
    await minutesLater(30)
    expect([told, await written()]).toEqual([[], []])
  })

  it('waits for the end of quiet hours', async () => {
    const { patientId, idToken } = await layla()
    await choose(idToken, {}, { from: '10:00', to: '12:00', time_zone: 'Asia/Dubai' })
    await add(patientId)
    await minutesLater(119)
    expect(told).toEqual([])
    await minutesLater(1)
    expect(told).toHaveLength(1)
  })
})
