import { expect, it } from 'vitest'
import { createApis } from './apis.ts'
import { createPractitionerVideoApi } from './practitioner-video-api.ts'
import { createClock } from './signing/clock.ts'

it('sends a part of a practitioner’s file whole, at its place, and of the link that opens the visit', async () => {
  const bodies: unknown[] = []
  const { transport } = createApis({
    origin: 'https://own.example',
    basePath: '',
    clock: createClock(),
    dispatch: async ({ body }) => {
      bodies.push(JSON.parse(body ?? ''))
      const data = { id: 'f-1', received: 165_537 }
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data }) }
    },
  })
  const link = { link_token: 'token-of-the-link', browser_key: 'key-of-the-browser' }
  // More than is written as text at once, and not a multiple of it.
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index ^ (index >> 8) ^ (index >> 16))
  const api = createPractitionerVideoApi(() => transport('appointment'), link)
  await api.sendFilePart({ id: 'f-1', offset: 65_536 }, bytes.buffer)
  expect(bodies).toEqual([{ ...link, file_id: 'f-1', offset: 65_536, bytes: Buffer.from(bytes).toString('base64') }])
})
