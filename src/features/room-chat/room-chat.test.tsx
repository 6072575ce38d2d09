import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import type { VideoMessage } from '#contract/video-messages'
import { messagesKey } from '#src/queries/video-message-key.ts'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { standInForView } from '#tests/support/view-of-page'
import Chat from './chat.tsx'
import type { ChatCalls, Said } from './chat-side.ts'
import { WithChatWords } from './later.tsx'

let view: ReturnType<typeof standInForView>
beforeEach(() => {
  fillTestDom()
  view = standInForView()
})
afterEach(async () => {
  cleanup()
  await forgetOwnPages()
})

const at = (minute: number) => `2026-11-26T15:0${minute}:00.000Z`
const mine: VideoMessage = { id: 'm-1', side: 'patient', text: 'Can you hear me?', sent_at: at(1) }
const answer: VideoMessage = { id: 'm-2', side: 'practitioner', text: 'Yes, go on.', sent_at: at(2) }
const file = { id: 'f-1', name: 'plan.pdf', media_type: 'application/pdf' as const, bytes: 1200 }
const plan: VideoMessage = {
  ...{ id: 'm-3', side: 'practitioner', text: '', sent_at: at(3) },
  document: { id: 'd-1', kind: 'other', file, from_practitioner: true, created_at: at(3) },
}

/** The messages of a room for the patient, of which `said` were said before. */
async function show(said: readonly VideoMessage[], calls: Partial<ChatCalls> = {}) {
  let all = [...said]
  const read = vi.fn(async () => all)
  const say = vi.fn(async (one: Said) => {
    all = [...all, { ...mine, id: one.id, text: 'text' in one ? one.text : '' }]
    return all
  })
  const files = () => Promise.reject(new Problem('offline'))
  const side = {
    ...{ side: 'patient' as const, name: 'Dr Noor Al-Hashimi', documents: ['documents'] },
    calls: { read, say, files, file: () => Promise.reject(new Problem('offline')), ...calls },
  }
  const { app } = await showOwnPage(
    <WithChatWords>
      <Chat {...side} />
    </WithChatWords>,
    { at: 'telemedicine', answers: {} },
  )
  const comes = async (one: VideoMessage) => {
    all = [...all, one]
    await act(() => app.queryClient.invalidateQueries({ queryKey: messagesKey(app) }))
  }
  return { say, comes }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
/** Opens the messages and waits for what was said before: until it is there, nobody can be further up. */
const openRead = async () => {
  await press('Messages')
  await screen.findByText(answer.text)
}
const write = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: text } })
  await press('Send')
}

const says = (text: string) =>
  vi.waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

it('counts what was not read, says what came last, and reads a conversation aloud in its order', async () => {
  const { comes } = await show([answer, mine])
  // What one has answered was read.
  expect((await button('Messages')).textContent).toBe('Messages')
  await comes({ ...answer, id: 'm-4', text: 'Show me the rash.' })
  await says('Dr Noor Al-Hashimi: Show me the rash.')
  await comes(plan)
  await says('Dr Noor Al-Hashimi has sent a document')
  // The number is seen, and the words are heard.
  expect((await button(/^Messages\s*2 unread$/)).textContent).toBe('2Messages 2 unread')
  await press(/^Messages\s*2 unread$/)
  const log = screen.getByRole('log', { name: 'Messages of this visit' })
  expect(
    within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Dr Noor Al-Hashimi.*Yes, go on\.$/),
    expect.stringMatching(/^You.*Can you hear me\?$/),
    expect.stringMatching(/Show me the rash\.$/),
    expect.stringMatching(/plan\.pdf$/),
  ])
  await press('Close')
  expect((await button('Messages')).textContent).toBe('Messages')
})

it('is at what came last whenever it is opened, and when more comes', async () => {
  const { comes } = await show([answer, mine])
  await button('Messages')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press('Messages')
  expect(scroll).toHaveBeenCalled()
  await press('Close')
  scroll.mockClear()
  await press('Messages')
  expect(scroll).toHaveBeenCalled()
  scroll.mockClear()
  await comes({ ...answer, id: 'm-5' })
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(1))
  // The field below them is seen with them.
  expect(scroll.mock.contexts.at(-1)).toHaveProperty('textContent', expect.stringContaining('Send'))
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
})

it('leaves who reads further up where they are, and leads to what has come by a button that says how much', async () => {
  const { comes } = await show([answer, mine])
  await openRead()
  act(() => view.turn(false))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await comes({ ...answer, id: 'm-4', text: 'Show me the rash.' })
  await says('1 new message')
  await comes(plan)
  await says('2 new messages')
  expect(scroll).not.toHaveBeenCalled()
  await press('2 new messages')
  expect(scroll.mock.contexts).toEqual([document.activeElement])
  expect(document.activeElement?.textContent).toMatch(/Show me the rash\.$/)
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
  // What was led to is read, though the end of it is still out of view.
  await press('Close')
  expect((await button('Messages')).textContent).toBe('Messages')
})

it('takes that button away once the reader is at the end, and counts what was left unread', async () => {
  const { comes } = await show([answer, mine])
  await openRead()
  act(() => view.turn(false))
  await comes({ ...answer, id: 'm-4', text: 'Show me the rash.' })
  await press('Close')
  expect((await button(/^Messages/)).textContent).toBe('1Messages 1 unread')
  await press(/^Messages/)
  act(() => view.turn(false))
  await comes(plan)
  await button('1 new message')
  act(() => view.turn(true))
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
  await press('Close')
  expect((await button('Messages')).textContent).toBe('Messages')
})

it('leads who writes down to it, from wherever they read', async () => {
  await show([answer, mine])
  await openRead()
  act(() => view.turn(false))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await write('It itches.')
  expect(scroll.mock.contexts.at(0)).toHaveProperty('textContent', expect.stringContaining('Send'))
})

it('says at a message that it was not sent and why, and sends it again as the same one', async () => {
  const ids: string[] = []
  let isOffline = true
  const { say } = await show([], {
    say: async (said) => {
      ids.push(said.id)
      if (isOffline) throw new Problem('offline')
      return [{ ...mine, id: said.id, text: 'text' in said ? said.text : '' }]
    },
  })
  expect(say).not.toHaveBeenCalled()
  await press('Messages')
  expect(await screen.findByText('Nothing has been written yet.')).toBeTruthy()
  // A mark of direction that was copied along is left out.
  await write('38 < 39\u202E ')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent\. You’re offline/)
  isOffline = false
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(within(screen.getByRole('log')).getByText('38 < 39')).toBeTruthy()
  expect(ids).toEqual([ids[0], ids[0]])
})

it('gives up what could not be sent', async () => {
  await show([], { say: () => Promise.reject(new Problem('unavailable')) })
  await press('Messages')
  await write('Never mind')
  await press('Discard')
  expect(screen.queryByText('Never mind')).toBeNull()
})

it('sends nothing that says nothing, and no more than a visit takes', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ({ ...mine, id: `m-${index}` }))
  const { say } = await show(hundred.slice(1))
  await press('Messages')
  await write('  \n ')
  expect(say).not.toHaveBeenCalled()
  await write('The last one')
  expect(await screen.findByText(/You have written 100 messages/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that messages could not be loaded, and loads them again', async () => {
  let isDown = true
  await show([], {
    read: async () => {
      if (isDown) throw new Problem('gone')
      return [answer]
    },
  })
  await press('Messages')
  expect(await screen.findByText('The messages could not be loaded.')).toBeTruthy()
  isDown = false
  await press('Try again')
  expect(await screen.findByText('Yes, go on.')).toBeTruthy()
})
