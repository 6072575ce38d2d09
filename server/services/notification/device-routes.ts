import type { FastifyRequest } from 'fastify'
import {
  DeviceRegistered,
  DeviceRegistration,
  DeviceRemoval,
  DeviceRemoved,
  PushKey,
} from '#contract/device-registration'
import { additions, calls } from '#contract/services'
import { Data } from '#contract/wire'
import { readSubscription } from '#server/domain/devices/read-subscription'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'

const notOurs = 'must be a subscription, as JSON with endpoint and keys, at a push service that this platform sends to'

/** The devices on which patients are told of their visits, where the tenant sends messages to devices at all (P06). */
export const deviceRoutes: ServicePlugin = async (app) => {
  app.get(
    additions.pushKey.path,
    {
      schema: {
        operationId: 'pushKey',
        summary: 'The key that browsers subscribe with',
        description: 'After it has changed a browser has to subscribe anew.',
        response: { 200: Data(PushKey) },
      },
    },
    async (request) => {
      requireEnabled(request)
      return { data: { public_key: app.pushKey } }
    },
  )

  app.post(
    calls.registerDevice.path,
    {
      config: { repeatable: true },
      schema: {
        operationId: 'registerDevice',
        summary: 'Registers a device for messages (C47, N04)',
        description:
          'Of the signed-in patient, for as long as they stay signed in on it. Again with the same token it notes that the device is there. Ten devices of a patient are told; the one that was there longest ago goes first.',
        security: signedWith('patient'),
        body: DeviceRegistration,
        response: { 200: Data(DeviceRegistered) },
      },
    },
    async (request) => {
      const { patientId, familyId } = requirePatient(request)
      requireEnabled(request)
      // Of a sign-in that ends with its hour and cannot be renewed.
      if (familyId === null) throw problem('forbidden')
      const { token, notification_service: notificationService = 'web-push', shows_details: details } = request.body
      const subscription = readSubscription(token, app.config.pushHosts)
      if (!subscription) throw problem('validation_failed', { fields: [{ path: '/token', message: notOurs }] })
      await app.devices.register(
        {
          ...{ tenantCode: request.tenant.code, patientId, familyId, notificationService },
          ...{ home: originOf(request) + app.config.basePath, query: keyQueryOf(request) },
          ...{ token: JSON.stringify(subscription), showsDetails: details ?? false },
        },
        app.clock(),
      )
      return { data: { registered: true as const } }
    },
  )

  app.delete(
    calls.removeDevice.path,
    {
      schema: {
        operationId: 'removeDevice',
        summary: 'Removes a device from those that are sent messages (C48)',
        description: '`removed` is false where the patient has none by this token.',
        security: signedWith('patient'),
        body: DeviceRemoval,
        response: { 200: Data(DeviceRemoved) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const subscription = readSubscription(request.body.token, app.config.pushHosts)
      const owner = { tenantCode: request.tenant.code, patientId }
      const removed = subscription !== undefined && (await app.devices.remove(owner, JSON.stringify(subscription)))
      return { data: { removed } }
    },
  )
}

/** Throws `not_found` where the tenant sends no messages to devices. */
function requireEnabled({ tenant }: FastifyRequest): void {
  if (!tenant.configuration.push_enabled) throw problem('not_found')
}
