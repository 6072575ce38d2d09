import * as Type from 'typebox'
import { additions, routePath } from '#contract/services'
import { AccountEvents, EndSessionsRequest, SessionsEnded, SignedInDevices } from '#contract/settings'
import { Data } from '#contract/wire'
import { isUuid } from '#server/db/is-uuid'
import { listEvents } from '#server/domain/accounts/account-events'
import { endDevices, listDevices } from '#server/domain/sessions/devices'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'

/** Where a patient is signed in, and what was done with their account. */
export const deviceRoutes: ServicePlugin = async (app) => {
  app.get(
    additions.signedInDevices.path,
    {
      schema: {
        operationId: 'signedInDevices',
        summary: 'The devices on which the patient is signed in',
        description:
          'Family of browser and system, since when, and when it was last used; no address and no place. The one that asks comes first.',
        security: signedWith('patient'),
        response: { 200: Data(SignedInDevices) },
      },
    },
    async (request) => {
      const { patientId, familyId } = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId, familyId }
      return { data: { sessions: await listDevices(app.db, owner, app.config.sessionLifetimes, app.clock()) } }
    },
  )

  app.delete(
    routePath(additions.endDevice),
    {
      schema: {
        operationId: 'endDevice',
        summary: 'Sign the patient out of one device',
        description: 'Its next call is refused. A device that is not the patient’s is `not_found`.',
        security: signedWith('patient'),
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Data(SessionsEnded) },
      },
      config: { problems: ['not_found'] },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const { id } = request.params
      const owner = { tenantCode: request.tenant.code, patientId }
      const ended = isUuid(id) ? await app.db.transaction((tx) => endDevices(tx, owner, { id }, app.clock())) : 0
      if (ended === 0) throw problem('not_found')
      return { data: { ended } }
    },
  )

  app.post(
    additions.endDevices.path,
    {
      schema: {
        operationId: 'endDevices',
        summary: 'Sign the patient out of all other devices, or of every one',
        security: signedWith('patient'),
        body: EndSessionsRequest,
        response: { 200: Data(SessionsEnded) },
      },
    },
    async (request) => {
      const spared = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId: spared.patientId }
      const which = request.body.which === 'others' ? { spared } : 'all'
      return { data: { ended: await app.db.transaction((tx) => endDevices(tx, owner, which, app.clock())) } }
    },
  )

  app.get(
    additions.accountEvents.path,
    {
      schema: {
        operationId: 'accountEvents',
        summary: 'What was done with the account lately',
        description:
          'The latest first, with the kind of device, or the clinic whose own system read who comes to a visit. Never what was written, and never from where.',
        security: signedWith('patient'),
        response: { 200: Data(AccountEvents) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const { tenant, language } = request
      const events = await listEvents(app.db, { tenantCode: tenant.code, patientId, now: app.clock(), language })
      return { data: { events } }
    },
  )
}
