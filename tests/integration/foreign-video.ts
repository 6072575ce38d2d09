import type { OpenDatabase } from '#server/db/open'
import { makePractitionerLink } from '#server/domain/video/practitioner-link'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { documentFiles, type FileState } from '#server/db/schema/documents'
import { readVisitOwner } from '#server/domain/documents/appointment-documents'
import type { FileStore } from '#server/files/file-store'
import { hashToken } from '#server/tokens'
import { marker } from './foreign-world.ts'

type Booked = { tenantCode: string; appointmentId: string; token: string }

/** A visit by video that is over and whose room is still open, of the patient of another visit and opened by the same token; and the practitioner's link to it. */
export async function openForeignVideo(
  database: OpenDatabase,
  store: FileStore,
  { tenantCode, appointmentId, token }: Booked,
) {
  const [visit] = await database.query<{ id: string; number: string }>(
    `with slot as (
       insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status)
       select r.tenant_code, r.practitioner_id, r.facility_id, r.service_id,
              tstzrange(now() - interval '30 minutes', now() - interval '10 minutes'), 'booked'
         from reservations r join appointments a on a.reservation_id = r.id where a.id = $1 returning id)
     insert into appointments (tenant_code, appointment_number, reservation_id, patient_id, consultation_type, time_zone,
                               status, fee_amount, fee_currency, fg_consent, language, token_hash)
     select a.tenant_code, '7654-3210', slot.id, a.patient_id, 'telemedicine', a.time_zone,
            'booked', a.fee_amount, a.fee_currency, true, 'en', $2
       from appointments a, slot where a.id = $1
     returning id, appointment_number as number`,
    [appointmentId, hashToken(token)],
  )
  const { id, number } = visit!
  return {
    number,
    file: await addDocument(database, store, { tenantCode, id }),
    loose: await addFile(database, store, { tenantCode, id }, 'ready'),
    sent: await addFile(database, store, { tenantCode, id }, 'ready'),
    unsaid: await addFile(database, store, { tenantCode, id }, 'ready'),
    incoming: await addFile(database, store, { tenantCode, id }, 'incoming'),
    practitionerLink: (await makePractitionerLink(database.db, { tenantCode, id }, new Date())).token,
  }
}

type Visit = { tenantCode: string; id: string }

/** A document that the patient has added to the visit, with its file. */
async function addDocument(database: OpenDatabase, store: FileStore, { tenantCode, id: appointmentId }: Visit) {
  const [document] = await database.db
    .insert(appointmentDocuments)
    .values({ tenantCode, appointmentId, kind: 'other' })
    .returning()
  return addFile(database, store, { tenantCode, id: appointmentId }, 'ready', document!.id)
}

/** A file that was sent for the visit, in no document where none is named: its id. */
async function addFile(
  { db }: OpenDatabase,
  store: FileStore,
  visit: Visit,
  state: FileState,
  appointmentDocumentId?: string,
) {
  const { tenantCode, accountId, appointmentId } = await readVisitOwner(db, visit)
  const bytes = Buffer.from(marker.repeat(10))
  const shown = { name: `${marker}.pdf`, mediaType: 'application/pdf', bytes: bytes.length, state }
  const [file] = await db
    .insert(documentFiles)
    .values({ tenantCode, accountId, appointmentId, appointmentDocumentId, ...shown })
    .returning()
  await store.put(`${tenantCode}/${file!.id}/whole`, bytes)
  return file!.id
}
