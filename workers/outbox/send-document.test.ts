import { expect, it } from 'vitest'
import { documentLimits } from '#contract/documents'
import type { DocumentChange, KeptFile } from '#src/outbox/document-addition/document-change.ts'
import type { OutboxEntry } from './entry.ts'
import { mostPart, sendDocument } from './send-document.ts'

const words = { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-result' } as const
const entryOf = (files: KeptFile[]) =>
  ({ id: 'document.1', idempotencyKey: 'document.1', words, files }) as unknown as OutboxEntry<DocumentChange>

it('sends small parts first, and none that is larger than a part may be', async () => {
  const bytes = 1_500_000
  const parts: number[] = []
  let received = 0
  await sendDocument(entryOf([{ name: 'a.pdf', mediaType: 'application/pdf', bytes, bytesId: 'b', key: 'k' }]), {
    announce: async () => ({ id: 'f', received: 0 }),
    async sendPart(_, part) {
      parts.push(part.byteLength)
      received += part.byteLength
      return { id: 'f', received, ...(received === bytes && { file: {} as never }) }
    },
    add: async () => ({}),
    bytesOf: async () => new ArrayBuffer(bytes),
    note: async () => {},
  })
  expect(parts.slice(0, 4)).toEqual([65_536, 131_072, 262_144, mostPart])
  expect([mostPart, received]).toEqual([documentLimits.partBytes, bytes])
})

it('is refused where the bytes of a file are not on the device any more', async () => {
  const sending = sendDocument(
    entryOf([{ name: 'a.pdf', mediaType: 'application/pdf', bytes: 9, bytesId: 'b', key: 'k' }]),
    { bytesOf: async () => undefined } as never,
  )
  await expect(sending).rejects.toMatchObject({ code: 'file_refused' })
})
