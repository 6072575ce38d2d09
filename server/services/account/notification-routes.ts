import { isDeepStrictEqual } from 'node:util'
import { additions, calls } from '#contract/services'
import { AccountLanguage, NotificationSettings } from '#contract/settings'
import { Data } from '#contract/wire'
import type { Database } from '#server/db/open'
import { readNotifications, saveNotifications } from '#server/domain/profile/notification-settings'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { faultOfQuietHours, readQuietHours, saveQuietHours } from '#server/domain/quiet-hours/quiet-hours'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { noteOfCaller } from './note-of-caller.ts'

/** What a patient is told, by which channels, and in which language. */
export const notificationRoutes: ServicePlugin = async (app) => {
  app.get(
    additions.notificationSettings.path,
    {
      schema: {
        operationId: 'notificationSettings',
        summary: 'By which channels the patient is told of each topic (N05)',
        security: signedWith('patient'),
        response: { 200: Data(NotificationSettings) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      return { data: await read(app.db, { tenantCode: request.tenant.code, patientId }) }
    },
  )

  app.put(
    calls.updateNotificationSettings.path,
    {
      schema: {
        operationId: 'updateNotificationSettings',
        summary: 'Changes by which channels the patient is told (C38, N05)',
        description:
          'Topics that are left out stay as they are. Changes by the clinic are always texted. In quiet hours nothing is sent that can wait for their end. ' +
          'With an Idempotency-Key it is noted once, even where it was changed since.',
        security: signedWith('patient'),
        body: NotificationSettings,
        response: { 200: Data(NotificationSettings) },
      },
      config: { keyed: 'optional' },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId }
      const { settings, quiet_hours: quiet } = request.body
      const fault = quiet && faultOfQuietHours(quiet)
      if (fault) throw problem('validation_failed', { fields: [{ path: '/quiet_hours', message: fault }] })
      await withOptionalIdempotency(request, request.body, async (tx) => {
        const before = await read(tx, owner)
        await saveNotifications(tx, owner, settings)
        if (quiet !== undefined) await saveQuietHours(tx, owner, quiet)
        const after = await read(tx, owner)
        if (!isDeepStrictEqual(before, after)) await noteOfCaller(tx, request, 'notifications_changed')
        return { isNoted: true }
      })
      return { data: await read(app.db, owner) }
    },
  )

  app.put(
    additions.setLanguage.path,
    {
      schema: {
        operationId: 'setLanguage',
        summary: 'Sets in which language the patient is written to',
        security: signedWith('patient'),
        body: AccountLanguage,
        response: { 200: Data(AccountLanguage) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const { language } = request.body
      await app.db.transaction(async (tx) => {
        const profiles = createProfileRepository(tx, request.tenant.code)
        if ((await profiles.languageOf(patientId)) === language) return
        await profiles.setLanguage(patientId, language)
        await noteOfCaller(tx, request, 'language_changed')
      })
      return { data: { language } }
    },
  )
}

const read = async (db: Database, owner: { tenantCode: string; patientId: string }) => ({
  settings: await readNotifications(db, owner),
  quiet_hours: (await readQuietHours(db, owner)) ?? null,
})
