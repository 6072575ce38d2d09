import { expect, it } from 'vitest'
import { documentLimits } from '#contract/documents'
import { Problem } from '#contract/problem'
import { mostPart, sendFiles } from './send-files.ts'

it('sends small parts first, and none that is larger than a part may be', async () => {
  const bytes = 1_500_000
  const parts: number[] = []
  let received = 0
  await sendFiles([{ name: 'a.pdf', mediaType: 'application/pdf', bytes, bytesId: 'b', key: 'k' }], {
    announce: async () => ({ id: 'f', received: 0 }),
    async sendPart(_, part) {
      parts.push(part.byteLength)
      received += part.byteLength
      return { id: 'f', received, ...(received === bytes && { file: {} as never }) }
    },
    finish: async () => ({}),
    bytesOf: async () => new ArrayBuffer(bytes),
    note: async () => {},
  })
  expect(parts.slice(0, 4)).toEqual([65_536, 131_072, 262_144, mostPart])
  expect([mostPart, received]).toEqual([documentLimits.partBytes, bytes])
})

it('is refused where the bytes of a file are not on the device any more', async () => {
  const sending = sendFiles([{ name: 'a.pdf', mediaType: 'application/pdf', bytes: 9, bytesId: 'b', key: 'k' }], {
    bytesOf: async () => undefined,
  } as never)
  await expect(sending).rejects.toMatchObject({ code: 'file_refused' })
})

it('is refused where what the change is about is gone, and no byte is sent again', async () => {
  const bytes = 9
  let parts = 0
  const sending = sendFiles([{ name: 'a.pdf', mediaType: 'application/pdf', bytes, bytesId: 'b', key: 'k' }], {
    announce: async () => ({ id: 'f', received: 0 }),
    async sendPart() {
      parts += 1
      return { id: 'f', received: bytes, file: {} as never }
    },
    finish: () => Promise.reject(new Problem('not_found', { status: 404 })),
    bytesOf: async () => new ArrayBuffer(bytes),
    note: async () => {},
  })
  await expect(sending).rejects.toMatchObject({ code: 'not_found' })
  expect(parts).toBe(1)
})
