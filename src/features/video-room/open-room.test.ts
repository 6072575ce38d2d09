import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { closeCodes } from '#contract/video-signalling'
import type { VideoVisit } from '#contract/video-visit'
import type { RoomEvent } from '#machines/telemedicine/telemedicine.types'
import { createOwnMedia } from '#src/features/device-check/own-media.ts'
import { fakeBrowser } from '#tests/support/own-media'
import { FakePeer, FakeSocket, joined, left, stubRoom, unstubRoom } from '#tests/support/room-stand-ins'
import { ownRoom, videoVisits } from '#tests/support/video-visit'
import { createCallView } from './call-view.ts'
import { joinRoom } from './join-room.ts'
import { openRoom, type Room } from './open-room.ts'
import type { OwnTracks } from './parts/peer-call.ts'

let room: Room | undefined
beforeEach(stubRoom)
afterEach(() => {
  room?.close()
  unstubRoom()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

/** In the room, with the answers of C66 one after the other, the last of them again and again. */
async function enter(...answers: (VideoVisit | Problem)[]) {
  return enterWith({ audio: null, video: null, isScreen: false }, answers)
}
async function enterWith(tracks: OwnTracks, answers: (VideoVisit | Problem)[] = []) {
  const left = answers.length > 0 ? [...answers] : [videoVisits.open]
  const events: RoomEvent[] = []
  const view = createCallView()
  const onSaid = vi.fn()
  let tickets = 0
  const ask = vi.fn(async () => {
    const answer = left.length > 1 ? left.shift()! : left[0]!
    if (answer instanceof Problem) throw answer
    tickets += 1
    return answer.room?.kind === 'own' ? { ...answer, room: { ...ownRoom, ticket: `ticket-${tickets}` } } : answer
  })
  room = openRoom({
    ...{ enter: ask, view, onSaid, emit: (event) => events.push(event) },
    ...{ origin: 'wss://care.example', tracks: () => tracks },
  })
  await settle()
  const socket = () => FakeSocket.opened.at(-1)!
  return { room, events, view, ask, onSaid, socket, names: () => events.map(({ type }) => type) }
}

/** Together with the doctor, picture and sound flowing. */
async function together() {
  const call = await enter()
  call.socket().opens()
  call.socket().says(joined('doctor-1'))
  FakePeer.made[0]!.becomes('connected')
  return call
}

it('joins by its ticket, waits, and talks once the doctor is there', async () => {
  const { socket, names, view } = await enter()
  socket().opens()
  expect([socket().address, socket().sent]).toEqual([
    'wss://care.example/telemedicine/signalling',
    [{ type: 'join', ticket: 'ticket-1' }],
  ])
  socket().says(joined())
  expect([names(), view.get().isOtherHere]).toEqual([['room.entered', 'other.left'], false])
  socket().says({ type: 'peer-joined', peer: 'doctor-1' })
  expect(view.get().isOtherHere).toBe(true)
  FakePeer.made[0]!.becomes('connected')
  expect(names().at(-1)).toBe('call.connected')
})

it('answers beats, and passes over what it does not know', async () => {
  const { socket } = await enter()
  socket().opens()
  for (const text of ['{"type":"beat"}', 'no json', '{"type":"later-version"}', 'null']) socket().says(text)
  expect(socket().sent.map(({ type }) => type)).toEqual(['join', 'beat'])
})

it('comes back with a new ticket after each loss, later and later, and talks on meanwhile', async () => {
  const { socket, names, ask } = await together()
  socket().closes(1006)
  expect([names().at(-1), FakePeer.made[0]!.isClosed]).toEqual(['room.lost', false])
  await vi.advanceTimersByTimeAsync(500)
  expect([ask.mock.calls.length, FakeSocket.opened.length]).toEqual([2, 2])
  socket().opens()
  expect(socket().sent).toEqual([{ type: 'join', ticket: 'ticket-2' }])
  socket().closes(closeCodes.unavailable)
  await vi.advanceTimersByTimeAsync(999)
  expect(FakeSocket.opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSocket.opened).toHaveLength(3)
})

it('takes a connection that says nothing for lost', async () => {
  const { socket, names } = await enter()
  socket().opens()
  socket().says(joined())
  await vi.advanceTimersByTimeAsync(40_000)
  expect(names()).toContain('room.lost')
})

it('tries again without a network, and gives up where it may not enter', async () => {
  const { names, ask } = await enter(new Problem('offline'), new Problem('offline'), new Problem('forbidden'))
  expect(names()).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([ask.mock.calls.length, names()]).toEqual([3, ['room.failed']])
})

it('looks for another path when one breaks, and again at once when the network is another one', async () => {
  const { room: open, names } = await together()
  const [peer] = FakePeer.made
  peer!.becomes('disconnected')
  expect([names().at(-1), peer!.restarts]).toEqual(['call.interrupted', 0])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(peer!.restarts).toBe(1)
  peer!.becomes('failed')
  open.recover()
  expect(peer!.restarts).toBe(3)
  peer!.becomes('connected')
  expect(names().at(-1)).toBe('call.connected')
})

it('keeps a call of which only the doctor’s signalling broke, and makes a new one when they join again', async () => {
  const { socket, names } = await together()
  socket().says(left('doctor-1', true))
  expect([names().at(-1), FakePeer.made[0]!.isClosed]).toEqual(['call.connected', false])
  socket().says({ type: 'peer-joined', peer: 'doctor-2' })
  expect([names().at(-1), FakePeer.made.map(({ isClosed }) => isClosed)]).toEqual(['call.interrupted', [true, false]])
  // What is late of the first connection means nothing.
  socket().says(left('doctor-1', false))
  expect(FakePeer.made[1]!.isClosed).toBe(false)
})

it('waits again where the call breaks after the doctor’s signalling', async () => {
  const { socket, names } = await together()
  socket().says(left('doctor-1', true))
  FakePeer.made[0]!.becomes('disconnected')
  expect([names().at(-1), FakePeer.made[0]!.isClosed]).toEqual(['other.left', true])
})

it('waits again when the doctor leaves', async () => {
  const { socket, names, view } = await together()
  socket().says(left('doctor-1', false))
  expect([names().at(-1), view.get().isOtherHere, FakePeer.made[0]!.isClosed]).toEqual(['other.left', false, true])
})

it.each([
  ['the doctor', { type: 'ended', by: 'practitioner' }, { type: 'room.ended', by: 'practitioner' }],
  ['time', { type: 'ended', by: 'time' }, { type: 'room.ended', by: 'time' }],
  ['another tab', { type: 'moved' }, { type: 'room.moved' }],
] as const)('ends by %s, and does not come back', async (_who, signal, event) => {
  const { socket, events } = await together()
  socket().says(signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([events.at(-1), FakeSocket.opened.length, FakePeer.made[0]!.isClosed]).toEqual([event, 1, true])
})

it('asks by whom a visit ended where the word of it was lost', async () => {
  const { socket, events } = await enter(videoVisits.open, videoVisits.ended)
  socket().opens()
  socket().closes(closeCodes.ended)
  await settle()
  expect(events.at(-1)).toEqual({ type: 'room.ended', by: 'practitioner' })
})

it('says that it leaves, and nothing after it', async () => {
  const { room: open, socket, events } = await together()
  const before = events.length
  open.close()
  expect([socket().closedWith, FakePeer.made[0]!.isClosed]).toEqual([1000, true])
  socket().closes(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([events.length, FakeSocket.opened.length]).toEqual([before, 1])
})

it('looks for what was written whenever it has come in, and whenever something is said', async () => {
  const { socket, onSaid } = await enter()
  socket().opens()
  socket().says(joined())
  expect(onSaid).toHaveBeenCalledTimes(1)
  socket().says({ type: 'said' })
  expect(onSaid).toHaveBeenCalledTimes(2)
})

it('gives up the picture on a weak network and not the sound, says so to both sides, and tries it again once the network is better', async () => {
  const [audio, video] = [{ enabled: true }, {}] as MediaStreamTrack[]
  const { socket, view } = await enterWith({ audio: audio!, video: video!, isScreen: false })
  socket().opens()
  socket().says(joined('doctor-1'))
  const [peer] = FakePeer.made
  const told: unknown[] = []
  const channel = { readyState: 'open', send: (text: string) => told.push(JSON.parse(text)) }
  const opened = Object.assign(new EventTarget(), channel)
  peer!.dispatchEvent(Object.assign(new Event('datachannel'), { channel: opened }))
  peer!.becomes('connected')
  socket().says({ type: 'description', peer: 'doctor-1', description: { type: 'offer', sdp: 'offer' } })
  await settle()
  expect(peer!.sent).toEqual({ audio, video })
  peer!.report = [{ type: 'remote-inbound-rtp', fractionLost: 0.4 }]
  await vi.advanceTimersByTimeAsync(2_000)
  expect([view.get().isWeak, view.get().isPaused]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(4_000)
  expect([view.get().isPaused, peer!.sent]).toEqual([true, { audio, video: null }])
  const sent = { microphone: true, camera: true, isScreen: false }
  expect(told).toEqual([
    { ...sent, isPaused: false },
    { ...sent, isPaused: true },
  ])
  peer!.report = [{ type: 'remote-inbound-rtp', fractionLost: 0 }]
  await vi.advanceTimersByTimeAsync(16_000)
  expect([view.get().isPaused, peer!.sent, told.at(-1)]).toEqual([
    false,
    { audio, video },
    { ...sent, isPaused: false },
  ])
  opened.dispatchEvent(
    Object.assign(new Event('message'), { data: '{"microphone":true,"camera":true,"isPaused":true}' }),
  )
  expect(view.get().other).toEqual({ ...sent, isPaused: true })
})

it('looks for another path whenever the browser has another network, sends what this page’s devices give, and lets go of both', async () => {
  const connection = new EventTarget()
  const page = Object.assign(new EventTarget(), { location: { origin: 'https://care.example' } })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('window', page)
  const media = createOwnMedia(fakeBrowser().browser)
  vi.stubGlobal('MediaStream', class {})
  await media.open()
  const leave = joinRoom({
    ...{ media, view: createCallView(), emit: () => {}, onSaid: () => {} },
    enter: async () => videoVisits.open,
  })
  await settle()
  const socket = FakeSocket.opened.at(-1)!
  expect(socket.address).toMatch('wss://care.example/')
  socket.opens()
  socket.says(joined('doctor-1'))
  const [peer] = FakePeer.made
  peer!.becomes('connected')
  socket.says({ type: 'description', peer: 'doctor-1', description: { type: 'offer', sdp: 'offer' } })
  await settle()
  expect(peer!.sent).toEqual({ audio: media.get().microphone.track, video: media.get().camera.track })
  media.close('camera')
  await settle()
  expect(peer!.sent).toEqual({ audio: media.get().microphone.track, video: null })
  connection.dispatchEvent(new Event('change'))
  page.dispatchEvent(new Event('online'))
  expect(peer!.restarts).toBe(2)
  leave()
  connection.dispatchEvent(new Event('change'))
  page.dispatchEvent(new Event('online'))
  expect([peer!.restarts, peer!.isClosed]).toEqual([2, true])
})
