import type { FastifyRequest } from 'fastify'
import {
  DeviceRegistered,
  DeviceRegistration,
  DeviceRemoval,
  DeviceRemoved,
  PushKey,
} from '#contract/device-registration'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { Data } from '#contract/wire'
import { isOpenTo } from '#server/domain/booking/appointment-access'
import type { DeviceOwner } from '#server/domain/devices/device-repository'
import { expectedToken, readToken, tokensLike } from '#server/domain/devices/read-token'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'

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
      config: { repeatable: true, problems: ['not_found'] },
      schema: {
        operationId: 'registerDevice',
        summary: 'Registers a device for messages (C47, N04)',
        description:
          'Of the signed-in patient, for as long as they stay signed in on it; or of the visit that `appointment_id` names, by its token in the header, for as long as that opens it. Again with the same token it notes that the device is there; with another one it names the earlier in `replaces`, which goes. Ten devices of a patient are told; the one that was there longest ago goes first.',
        security: signedWith('patient'),
        body: DeviceRegistration,
        response: { 200: Data(DeviceRegistered) },
      },
    },
    async (request) => {
      requireEnabled(request)
      const { tenant, body } = request
      const { notification_service: notificationService = 'web-push', shows_details: details } = body
      const owner = await ownerOf(request, body.appointment_id)
      const token = readToken(tenant, notificationService, body.token, app.config.pushHosts)
      if (token === undefined)
        throw problem('validation_failed', {
          fields: [{ path: '/token', message: expectedToken[notificationService] }],
        })
      const place = { home: originOf(request) + app.config.basePath, query: keyQueryOf(request) }
      const device = { ...place, notificationService, token, showsDetails: details ?? false }
      const replaces = body.replaces === undefined ? undefined : tokensLike(body.replaces, app.config.pushHosts)
      await app.devices.register(owner, device, app.clock(), replaces)
      return { data: { registered: true as const } }
    },
  )

  app.delete(
    calls.removeDevice.path,
    {
      config: { problems: ['not_found'] },
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
      const owner = await ownerOf(request, request.body.appointment_id)
      const token = tokensLike(request.body.token, app.config.pushHosts)
      return { data: { removed: await app.devices.remove(owner, token) } }
    },
  )
}

/** Whose device it is: of the visit that the call names, by the token that opens it, else of who is signed in. Throws a problem. */
async function ownerOf(request: FastifyRequest, appointmentId: string | undefined): Promise<DeviceOwner> {
  const { server, tenant } = request
  const tenantCode = tenant.code
  if (appointmentId === undefined) {
    const { patientId, familyId } = requirePatient(request)
    // Of a sign-in that ends with its hour and cannot be renewed.
    if (familyId === null) throw problem('forbidden')
    return { tenantCode, patientId, familyId }
  }
  const visitToken = request.headers[headers.appointmentToken.toLowerCase()]
  const visit = { tenantCode, id: appointmentId }
  if (typeof visitToken !== 'string' || !(await isOpenTo(server.db, visit, { token: visitToken }, server.clock())))
    throw problem('not_found')
  return { tenantCode, appointmentId, visitToken }
}

/** Throws `not_found` where the tenant sends no messages to devices. */
function requireEnabled({ tenant }: FastifyRequest): void {
  if (!tenant.configuration.push_enabled) throw problem('not_found')
}
