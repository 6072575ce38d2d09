import { type AppointmentDocumentKind, appointmentDocumentKinds } from '#contract/appointment-documents'
import { documentLimits } from '#contract/documents'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { withoutHeif } from '#src/features/pictures/without-heif.ts'
import type { KeptPhoto } from '#src/outbox/booking/booking-change.ts'
import { DeviceFull, withFilesKept } from '#src/queries/own-kept-files.ts'
import { cardPhotos } from '#src/storage/card-photos.ts'
import { isTaken } from './parts/is-taken.ts'

/**
 * Stores the photos of the insurance card that were taken for a booking with its entry, then `submit`s it with them. One that cannot be sent as it
 * is, or has no room, stays where it was taken, and the visit's page says why.
 */
export async function withCardPhotos(
  { tenant }: Pick<AppContext, 'tenant'>,
  practitionerId: string,
  submit: (photos: KeptPhoto[]) => Promise<void>,
): Promise<void> {
  const photos = await readPhotos(tenant, practitionerId).catch(() => [])
  let isSubmitted = false
  const submitWith = (kept: KeptPhoto[]) => {
    isSubmitted = true
    return submit(kept)
  }
  const chosen = photos.map(({ file }) => ({ file }))
  try {
    await withFilesKept({ tenant }, chosen, (files) =>
      submitWith(photos.flatMap(({ kind }, index) => (files[index] ? [{ kind, file: files[index] }] : []))),
    )
  } catch (failure) {
    if (isSubmitted || !(failure instanceof DeviceFull)) throw failure
    await submitWith([])
  }
}

type Photo = { kind: AppointmentDocumentKind; file: File }

async function readPhotos(tenant: string, practitionerId: string): Promise<Photo[]> {
  const kept = await cardPhotos(tenant).read(practitionerId, async () => new Date(now()))
  const all = await Promise.all(
    appointmentDocumentKinds.map(async (kind) => {
      const chosen = kept?.files[kind]
      const file = chosen && (await withoutHeif(chosen))
      const isSent = file && file.size > 0 && file.size <= documentLimits.fileBytes && (await isTaken(file))
      return isSent ? { kind, file } : undefined
    }),
  )
  return all.flatMap((photo) => photo ?? [])
}
