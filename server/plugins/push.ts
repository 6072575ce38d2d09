import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { NotificationService } from '#contract/device-registration'
import type { ClientConfiguration } from '#contract/tenant'
import { createDeviceRepository } from '#server/domain/devices/device-repository'
import { countPush, type PushFigure } from '#server/domain/devices/push-figures'
import { reachesBy, type Reaches } from '#server/domain/devices/reachable'
import { createTestDevices } from '#server/domain/test-devices/test-devices'
import { createPushDelivery, type DeliverPush } from '#server/messages/push/deliver-push'
import { createOneSignalGateway, type OneSignalApp } from '#server/messages/push/one-signal-gateway'
import type { PushGateway } from '#server/messages/push/push-gateway'
import { createVapidKeys } from '#server/messages/push/vapid-keys'
import { createWebPushGateway } from '#server/messages/push/web-push-gateway'
import { createWebhookPushGateway } from '#server/messages/push/webhook-push-gateway'

declare module 'fastify' {
  interface FastifyInstance {
    devices: ReturnType<typeof createDeviceRepository>
    deliverPush: DeliverPush
    /** Whether somebody can be told on a device now. */
    reaches: Reaches
    /** What browsers subscribe with. */
    pushKey: string
    /** Phones on which staff try messages, and the services that carry those. */
    testDevices: ReturnType<typeof createTestDevices>
    pushGateways: Record<NotificationService, PushGateway>
  }
  interface FastifyRequest {
    readonly reaches: Reaches
  }
}

/** Gives calls and jobs the devices of patients and what tells them. `gateway` stands in for the push services of browsers. */
export default fp<{ gateway?: PushGateway | undefined }>(
  async (app, { gateway }) => {
    const { db, secret, config, clock } = app
    const keys = createVapidKeys(secret, config.vapidPrivateKey)
    const devices = createDeviceRepository(db, secret, config.sessionLifetimes)
    const gateways: Record<NotificationService, PushGateway> = {
      'web-push': gateway ?? createWebPushGateway({ keys, subject: config.vapidSubject, hosts: config.pushHosts }),
      onesignal: createOneSignalGateway({ url: config.oneSignalUrl, appOf: (code) => appOf(app, code) }),
      webhook: config.pushWebhookUrl
        ? createWebhookPushGateway({ url: config.pushWebhookUrl, token: config.pushWebhookToken })
        : unset('PUSH_WEBHOOK_URL'),
    }
    const sends = async (code: string, service: NotificationService) => {
      const configuration = (await app.tenants.find(code, 'of visits'))?.configuration
      return configuration !== undefined && configuration.push_enabled && isServiceOf(configuration, service)
    }
    const count = (code: string, figure: PushFigure) => countPush(db, code, figure, clock())
    app.decorate('devices', devices)
    app.decorate('reaches', reachesBy(config.sessionLifetimes, clock))
    app.decorateRequest('reaches', { getter: () => app.reaches })
    app.decorate('pushKey', keys.publicKey)
    app.decorate('testDevices', createTestDevices(db, secret))
    app.decorate('pushGateways', gateways)
    app.decorate('deliverPush', createPushDelivery({ devices, gateways, clock, sends, count }))
  },
  { name: 'push', dependencies: ['platform'] },
)

/** Devices in browsers are told whatever else a tenant has; others by what its configuration names. */
const isServiceOf = (
  { push_identifier: application, in_app_push: inApp }: ClientConfiguration,
  service: NotificationService,
): boolean => service === 'web-push' || (service === 'onesignal' ? application !== undefined : inApp === 'webhook')

/** A tenant's application at OneSignal. Throws where the settings have no key for it. */
async function appOf({ tenants, config }: FastifyInstance, code: string): Promise<OneSignalApp | undefined> {
  const id = (await tenants.find(code, 'of visits'))?.configuration.push_identifier
  if (id === undefined) return undefined
  const key = config.oneSignalKeys[id]
  if (key === undefined) throw new Error('ONESIGNAL_KEYS has no key for the application of a tenant')
  return { id, key }
}

/** No device is forgotten for a setting that is missing. */
const unset = (setting: string): PushGateway => ({
  send: async () => {
    throw new Error(`${setting} is not set`)
  },
})
