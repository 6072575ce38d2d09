import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { beatEveryMs, closeCodes, lostAfterMs } from '#contract/video-signalling'
import { forgetConnections, silentAfterMs } from '#server/domain/video/connections'
import { openWorld, type World } from './appointment-world.ts'
import { open, openPage, ticketIn, videoOf, type Booked, type Page } from './video-world.ts'

// A server beats by its own timer, and counts by the time since it started: both are moved on, and no other timer is.
let world: World
let visit: Booked
let link: string
const pages: Page[] = []
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  world = await openWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await world.close()
})
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
  link = await video.practitionerLink(visit)
  world.setClock(open)
})
afterEach(async () => {
  for (const page of pages.splice(0)) {
    page.socket.terminate()
    await page.closed
  }
  await vi.waitFor(async () => expect(await connected()).toEqual([]))
})

const video = videoOf(() => world)
const connected = async () =>
  (await world.database.query<{ side: string }>('select side from video_connections order by side')).map(
    ({ side }) => side,
  )

/** Time passes for the server: it beats as often as it would. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += beatEveryMs) {
    world.setClock(new Date(world.clock().getTime() + beatEveryMs))
    const heard = pages.map((page) => page.heard.length)
    vi.advanceTimersByTime(beatEveryMs)
    // Whoever is still here has heard of it, and has had the time to answer.
    await vi.waitFor(() => {
      for (const [index, page] of pages.entries())
        expect(page.socket.readyState > 1 || page.heard.length > heard[index]!).toBe(true)
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A page in the room, which answers beats unless it is `silent`. */
async function enter(ticket: string, { isSilent = false } = {}): Promise<Page & { self: string }> {
  const page = await openPage(world)
  const { self } = await page.join(ticket)
  if (!isSilent)
    page.socket.on('message', (data: Buffer) => {
      if (data.toString() === '{"type":"beat"}') page.send({ type: 'beat' })
    })
  pages.push(page)
  return { ...page, self }
}
const practitioner = async () => enter(ticketIn((await video.asPractitioner(link)).json()))

it('keeps who answers, lets go of a side that goes silent, and tells the other that it is lost', async () => {
  const doctor = await practitioner()
  const patient = await enter(await video.ticket(visit), { isSilent: true })
  expect(await doctor.next()).toEqual({ type: 'peer-joined', peer: patient.self })
  await pass(lostAfterMs - beatEveryMs)
  expect(await connected()).toEqual(['patient', 'practitioner'])
  await pass(2 * beatEveryMs)
  expect(await patient.closed).toBe(1006)
  expect(await doctor.next()).toEqual({ type: 'peer-left', peer: patient.self, is_lost: true })
  await vi.waitFor(async () => expect(await connected()).toEqual(['practitioner']))
  expect(doctor.socket.readyState).toBe(doctor.socket.OPEN)
  // It comes back as another, and is met again.
  const again = await enter(await video.ticket(visit))
  expect(await doctor.next()).toEqual({ type: 'peer-joined', peer: again.self })
})

it('closes the room for both who are in it when its time is over, by a word and a code that say so', async () => {
  const both = [await practitioner(), await enter(await video.ticket(visit))]
  world.setClock('2026-11-24T05:50:00.000Z')
  await both[0]!.next()
  vi.advanceTimersByTime(beatEveryMs)
  for (const one of both) {
    expect(await one.next()).toEqual({ type: 'ended', by: 'time' })
    expect(await one.closed).toBe(closeCodes.ended)
  }
  await vi.waitFor(async () => expect(await connected()).toEqual([]))
  expect((await video.check(visit)).json()).toMatchObject({ data: { stage: 'over' } })
})

it('says of a side whose server has died that it is not here, and forgets it', async () => {
  await practitioner()
  const isHere = async () => (await video.check(visit)).json<{ data: { other_side_is_here: boolean } }>().data
  expect(await isHere()).toMatchObject({ other_side_is_here: true })
  world.setClock(new Date(world.clock().getTime() + silentAfterMs))
  expect(await isHere()).toMatchObject({ other_side_is_here: false })
  expect(await forgetConnections(world.database.db, new Date(world.clock().getTime() + 1))).toBe(1)
})
