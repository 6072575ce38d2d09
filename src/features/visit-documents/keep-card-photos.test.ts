import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { documentLimits } from '#contract/documents'
import type { KeptPhoto } from '#src/outbox/booking/booking-change.ts'
import { cardPhotos } from '#src/storage/card-photos.ts'
import { outboxFileBytes, outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { withCardPhotos } from './keep-card-photos.ts'

const tenant = 'card-photos'
const storage = tenantStorage(tenant)
afterEach(async () => {
  vi.restoreAllMocks()
  await storage.clear()
})

const jpeg = (name: string, bytes = 16) => {
  const whole = new Uint8Array(bytes)
  whole.set([0xff, 0xd8, 0xff])
  return new File([whole], name, { type: 'image/jpeg' })
}
/** The photos of a form: the database of the tests keeps no files. */
function photograph(files: Partial<Record<string, File>>) {
  vi.spyOn(storage, 'get').mockImplementation(async (key) => {
    const kept = { machine: 'card-photos', version: 1, tenant, savedAt: new Date().toISOString() }
    return key.includes('card-photos') ? { ...kept, draft: { addedAt: '', files } } : undefined
  })
}
async function keep() {
  const submitted: KeptPhoto[][] = []
  await withCardPhotos({ tenant }, 'p-1', async (photos) => {
    submitted.push(photos)
    const entry = { ...{ id: 'intent.1', idempotencyKey: 'intent.1', tenant, kind: 'guest_appointment' }, photos }
    await outboxStore(tenant).put({ ...entry, createdAt: '', attempts: 0, state: 'queued' }, (found) => found)
  })
  return submitted.map((photos) => photos.map(({ kind, file }) => [kind, file.name, file.bytes]))
}
const bytesOnDevice = async () =>
  (await storage.entries<ArrayBuffer>(storageKey(tenant, 'outbox-file'))).map(([, bytes]) => bytes.byteLength)

it('a booking is kept with its photos as bytes, but of those that cannot be sent', async () => {
  const letter = new File(['<script>'], 'letter.pdf', { type: 'application/pdf' })
  photograph({
    ...{ insurance_front: jpeg('front.jpg', 20), insurance_back: jpeg('back.jpg', 30), insurance_letter: letter },
    other: jpeg('huge.jpg', documentLimits.fileBytes + 1),
  })
  expect(await keep()).toEqual([
    [
      ['insurance_front', 'front.jpg', 20],
      ['insurance_back', 'back.jpg', 30],
    ],
  ])
  expect((await bytesOnDevice()).sort()).toEqual([20, 30])
})

it('a booking without photos, or for whose photos the device has no room, is kept all the same', async () => {
  photograph({})
  expect(await keep()).toEqual([[]])
  const full = { key: 'k', name: 'a.pdf', mediaType: 'application/pdf', bytes: outboxFileBytes, bytesId: 'full' }
  await outboxStore(tenant).put(
    {
      ...{ id: 'd', idempotencyKey: 'd', tenant, kind: 'added_document', files: [full] },
      createdAt: '',
      attempts: 0,
      state: 'queued',
    } as never,
    (found) => found,
  )
  await outboxFiles(tenant).keep('full', new ArrayBuffer(outboxFileBytes))
  photograph({ insurance_front: jpeg('front.jpg') })
  expect(await keep()).toEqual([[]])
  expect(await bytesOnDevice()).toEqual([outboxFileBytes])
  expect(Object.keys((await cardPhotos(tenant).read('p-1', async () => new Date()))?.files ?? {})).toEqual([
    'insurance_front',
  ])
})
