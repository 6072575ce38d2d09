import fp from 'fastify-plugin'
import { createDeviceRepository } from '#server/domain/devices/device-repository'
import { createPushDelivery, type DeliverPush } from '#server/messages/push/deliver-push'
import type { PushGateway } from '#server/messages/push/push-gateway'
import { createVapidKeys } from '#server/messages/push/vapid-keys'
import { createWebPushGateway } from '#server/messages/push/web-push-gateway'

declare module 'fastify' {
  interface FastifyInstance {
    devices: ReturnType<typeof createDeviceRepository>
    deliverPush: DeliverPush
    /** What browsers subscribe with. */
    pushKey: string
  }
}

/** Gives calls and jobs the devices of patients and what tells them. `gateway` stands in for the push services of browsers. */
export default fp<{ gateway?: PushGateway | undefined }>(
  async (app, { gateway }) => {
    const { db, secret, config, clock } = app
    const keys = createVapidKeys(secret, config.vapidPrivateKey)
    const devices = createDeviceRepository(db, secret)
    const webPush = gateway ?? createWebPushGateway({ keys, subject: config.vapidSubject, hosts: config.pushHosts })
    app.decorate('devices', devices)
    app.decorate('pushKey', keys.publicKey)
    app.decorate('deliverPush', createPushDelivery({ devices, gateways: { 'web-push': webPush }, clock }))
  },
  { name: 'push', dependencies: ['platform'] },
)
