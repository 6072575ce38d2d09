import type { Readable } from 'node:stream'
import * as Type from 'typebox'
import { additions } from '#contract/services'
import { noteEvent } from '#server/domain/accounts/account-events'
import { zipOf } from '#server/domain/archive/archive-zip'
import { archivedFiles } from '#server/domain/archive/archived-files'
import { readArchive } from '#server/domain/archive/read-archive'
import { dayInZone } from '#server/domain/relatives/adult'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { openDocuments } from './documents/open-documents.ts'

/** All that is stored of a patient, as one file. */
export const archiveRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.downloadAccount.path,
    {
      schema: {
        operationId: 'downloadAccount',
        summary: 'All data of the signed-in patient, as one archive',
        description:
          'A ZIP file with one JSON file for each of profile, agreements, details of bookings without an account, appointments, payments, ' +
          'earlier times, reminders, documents of visits, relatives, documents, notifications, calendars, linked sites, passkeys, devices ' +
          'signed in, known and sent messages, and activity; the photo and the files of documents, which `documents.json` names. ' +
          'No passwords, no tokens, no keys. Where documents have their own code, it is asked for here too (P02). The names of doctors and clinics are in the language of the call.',
        security: signedWith('patient'),
        response: {
          200: {
            content: { 'application/zip': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) } },
          },
        },
      },
      config: { rateLimit: addressLimit(app), problems: ['access_token_invalid'] },
    },
    async (request, reply) => {
      const { patientId, familyId } = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId, now: app.clock() }
      const documentsOf = await openDocuments(request)
      const { texts, files } = await readArchive(app.db, {
        ...owner,
        ...{ familyId, language: request.language, lifetimes: app.config.sessionLifetimes },
        today: dayInZone(request.zone, app.clock()),
      })
      await noteEvent(app.db, { ...owner, kind: 'data_downloaded', device: deviceOf(request) })
      const content = archivedFiles({ db: app.db, store: app.files }, { owner: documentsOf, texts, files })
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(zipOf(content, app.clock()))
    },
  )
}
