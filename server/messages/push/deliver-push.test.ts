import { beforeEach, expect, it } from 'vitest'
import type { ReachableDevice } from '#server/domain/devices/device-repository'
import { createPushDelivery } from './deliver-push.ts'
import type { PushGateway, PushOutcome } from './push-gateway.ts'
import type { PushNotice } from './push-notice.ts'

const now = new Date('2026-11-24T06:00:00Z')
const deviceOf = (id: string, notificationService: ReachableDevice['notificationService'] = 'web-push') => ({
  ...{ id, notificationService, token: `token of ${id}`, showsDetails: false, isOfVisit: false },
  ...{ home: 'https://app.example', query: '' },
})
const noticeUntil = (expiresAt: string): PushNotice => ({
  ...{ tenantCode: 'sadeem', patientId: 'layla', instead: [] },
  push: {
    ...{ title: 'Sadeem', body: 'Your visit is confirmed.', details: 'With Dr Amira.', language: 'en' },
    ...{ path: '/en-ae/dashboard/main', about: 'a-visit', urgency: 'high', expiresAt },
  },
})
const notice = noticeUntil('2026-11-24T07:00:00Z')

let known: ReachableDevice[]
let outcomes: Record<string, PushOutcome | Error>
/** What was done, in the order of the devices. */
let sent: string[]
let counted: unknown[]
beforeEach(() => {
  known = [deviceOf('phone'), deviceOf('tablet')]
  outcomes = { phone: 'accepted', tablet: 'accepted' }
  sent = []
  counted = []
})

const gateway: PushGateway = {
  async send({ token }) {
    const id = token.replace('token of ', '')
    sent.push(id)
    const outcome = outcomes[id] ?? 'gone'
    if (outcome instanceof Error) throw outcome
    return outcome
  },
}
const note = async () => undefined as never
const deliver = (message: PushNotice = notice) =>
  createPushDelivery({
    devices: { reachableOf: async () => known, forget: note, noteAccepted: note, noteRefused: note } as never,
    gateways: { 'web-push': gateway, onesignal: gateway, webhook: gateway },
    clock: () => now,
    sends: async (_tenant, service) => service === 'web-push',
    count: async (tenant, figure) => void counted.push([tenant, figure.service, figure.outcome]),
  })(message, { id: 'a-notice', writtenAt: now })

it('a patient with several devices is told on each, and by nothing else where one took it, whatever became of the others', async () => {
  expect(await deliver()).toBe(true)
  expect(sent.splice(0)).toEqual(['phone', 'tablet'])
  for (const outcome of [new Error('away'), 'gone', 'refused'] as const) {
    outcomes['tablet'] = outcome
    // Nothing stands in for it, and the first device is not told again.
    expect(await deliver()).toBe(true)
  }
})

it('who is reached on no device is told by another way, and one whose service is away once more', async () => {
  outcomes = { phone: 'gone', tablet: 'refused' }
  expect(await deliver()).toBe(false)
  outcomes = { phone: new Error('away'), tablet: 'gone' }
  await expect(deliver()).rejects.toThrow('away')
  known = [deviceOf('phone', 'onesignal')]
  sent = []
  expect([await deliver(), sent]).toEqual([false, []])
})

it('what is over is sent to nobody', async () => {
  expect([await deliver(noticeUntil('2026-11-24T06:00:00.000Z')), sent]).toEqual([false, []])
})

it('each attempt is counted with its tenant, service and outcome alone, one that failed too', async () => {
  outcomes = { phone: new Error('away'), tablet: 'gone' }
  await deliver().catch(() => undefined)
  expect(counted).toEqual([
    ['sadeem', 'web-push', 'failed'],
    ['sadeem', 'web-push', 'gone'],
  ])
})
