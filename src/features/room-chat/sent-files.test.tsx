import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import type { VideoMessage } from '#contract/video-messages'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { standInForView } from '#tests/support/view-of-page'
import Chat from './chat.tsx'
import type { ChatCalls, Said } from './chat-side.ts'
import { WithChatWords } from './later.tsx'

beforeEach(() => {
  fillTestDom()
  standInForView()
})
afterEach(async () => {
  cleanup()
  await forgetOwnPages()
})

type FileCalls = Awaited<ReturnType<ChatCalls['files']>>
const stored = { id: 'f-1', name: 'plan.pdf', media_type: 'application/pdf' as const, bytes: 9 }
const whole = { id: 'f-1', received: 9, file: stored }

/** The messages of a room for the practitioner, who sends a file in it, of nine bytes where nothing else is said. */
async function sendFile({
  files,
  say,
  content,
}: {
  files: Partial<FileCalls>
  say?: ChatCalls['say']
  content?: Uint8Array<ArrayBuffer>
}) {
  const sent: Said[] = []
  const all: FileCalls = {
    announceFile: async () => ({ id: 'f-1', received: 0 }),
    sendFilePart: async () => whole,
    dropFile: async () => ({ removed: true as const }),
    ...files,
  }
  const calls: ChatCalls = {
    read: async () => [],
    say: async (said) => {
      sent.push(said)
      if (say) return say(said)
      const document = { id: 'd-1', kind: 'other' as const, file: stored, created_at: '2026-11-26T15:03:00.000Z' }
      return [
        { id: said.id, side: 'practitioner', text: '', document, sent_at: document.created_at } satisfies VideoMessage,
      ]
    },
    files: async () => all,
    file: () => Promise.reject(new Problem('offline')),
  }
  const side = { side: 'practitioner' as const, name: 'Layla H.', documents: ['documents'], calls }
  const page = (
    <WithChatWords>
      <Chat {...side} />
    </WithChatWords>
  )
  await showOwnPage(page, { at: 'telemedicine', answers: {} })
  await press(/^Messages/)
  const file = new File([content ?? '123456789'], 'plan.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('Send a document'), { target: { files: [file] } })
  return { sent }
}
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(found))
}
const alerted = async () => (await screen.findByRole('alert')).textContent

it('says of a file of which nothing more comes through that it stopped, and goes on at the byte where it was', async () => {
  const offsets: number[] = []
  let isHanging = true
  const { sent } = await sendFile({
    files: {
      announceFile: async () => ({ id: 'f-1', received: 3 }),
      sendFilePart: async ({ offset }) => {
        offsets.push(offset)
        if (isHanging) throw new Problem('timeout')
        return whole
      },
    },
  })
  expect(await alerted()).toMatch(/33\s*%/)
  expect(sent).toEqual([])
  isHanging = false
  await press('Try again')
  expect(await within(screen.getByRole('log')).findByRole('button', { name: 'plan.pdf' })).toBeTruthy()
  expect([offsets, sent]).toEqual([[3, 3], [{ id: expect.any(String), file_id: 'f-1' }]])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends a large file in parts, each with the bytes of its place, also where the answer to one is lost', async () => {
  // No two parts of it are alike.
  const content = Uint8Array.from({ length: 300_000 }, (_, index) => index ^ (index >> 8) ^ (index >> 16))
  let come = Buffer.of()
  const offsets: number[] = []
  const { sent } = await sendFile({
    content,
    files: {
      // As the platform does: bytes of elsewhere change nothing, and it says where it stands.
      sendFilePart: async ({ offset }, bytes) => {
        offsets.push(offset)
        if (offset === come.length) come = Buffer.concat([come, Buffer.from(bytes)])
        if (offsets.length === 2) throw new Problem('timeout')
        if (offsets.length > 9) throw new Problem('payload_too_large')
        const progress = { id: 'f-1', received: come.length }
        return come.length < content.length ? progress : { ...progress, file: stored }
      },
    },
  })
  await press('Try again')
  await vi.waitFor(() => expect(sent).toHaveLength(1), 5000)
  expect(come.equals(content)).toBe(true)
  // The second came, and is sent once more since nobody has said so.
  expect(offsets.slice(0, 3)).toEqual([0, 65_536, 65_536])
})

it('says of a file that has come and could not be said why, and says it again as the same message', async () => {
  let isHanging = true
  const { sent } = await sendFile({
    files: {},
    say: async ({ id }) => {
      if (isHanging) throw new Problem('timeout')
      return [{ id, side: 'practitioner', text: 'there', sent_at: '2026-11-26T15:03:00.000Z' }]
    },
  })
  expect(await alerted()).toMatch(/^Not sent\. ./)
  isHanging = false
  await press('Try again')
  expect(await screen.findByText('there')).toBeTruthy()
  expect(sent).toEqual([sent[0], sent[0]])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('gives a file up on this side and on the platform', async () => {
  const dropFile = vi.fn(async () => ({ removed: true as const }))
  const { sent } = await sendFile({
    files: { dropFile, sendFilePart: () => Promise.reject(new Problem('timeout')) },
  })
  await alerted()
  await press('Remove plan.pdf')
  expect(screen.queryByText('plan.pdf')).toBeNull()
  await vi.waitFor(() => expect(dropFile.mock.calls).toEqual([['f-1']]))
  expect(sent).toEqual([])
})

it('keeps the reason of a refusal, and sends nothing of it', async () => {
  const { sent } = await sendFile({
    files: { announceFile: () => Promise.reject(new Problem('documents_full')) },
  })
  expect(await alerted()).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await press('Remove plan.pdf')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([])
})
