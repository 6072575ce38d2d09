import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeOutdated } from '#server/jobs/retention'
import { startTestServer } from '#tests/support/server'
import { startPracticeSystem, type PracticeSystem } from '#tests/support/practice-system'
import { after, inCairo, openFeedWorld, signatureBy, type FeedWorld } from './practice-feed-world.ts'
import { halfPastNine, ids, nine } from './practice-world.ts'

let world: FeedWorld
let system: PracticeSystem
let secret: string
beforeAll(async () => {
  world = await openFeedWorld()
  system = world.system
})
beforeEach(async () => {
  secret = await world.begin()
})
afterEach(() => world.app.practiceFeeds.settled())
afterAll(() => world.close())

describe('a practice’s own system that fails', () => {
  it.each([500, 'never'] as const)(
    'with %s is told again later, with the same id and the same words',
    async (manner) => {
      system.answer(manner)
      await world.visit(nine)
      await world.deliver()
      const calls = system.received.length
      await world.deliver()
      // Not at once.
      expect(system.received).toHaveLength(calls)
      expect(calls).toBe(1)
      expect((await world.show()).join()).toMatch(
        manner === 500
          ? /Waiting: 1\..*Last answer: 500.*Away 1 times/
          : /Waiting: 1\..*no answer in time.*Away 1 times/,
      )
      system.answer(204)
      world.setClock(after(1))
      await world.deliver()
      const [first, second] = system.received
      expect(second!.body).toBe(first!.body)
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
      expect(second!.headers['webhook-signature']).toBe(signatureBy(secret, second!))
      expect((await world.show())[1]).toBe('Waiting: 0. Parked, and not tried any more: 0.')
    },
  )

  it('keeps what comes later of the same appointment waiting, and nothing else', async () => {
    const visit = await world.visit(nine)
    const other = await world.visit(halfPastNine)
    await world.app.practiceFeeds.settled()
    system.reset()
    await world.database.execute(`update practice_events set status = 'waiting'`)
    // It takes one appointment for a mistake of ours.
    system.answer((message) => (message.body.includes(visit.number) ? 422 : 204))
    expect((await world.cancel(visit)).statusCode).toBe(200)
    expect((await world.cancel(other)).statusCode).toBe(200)
    await world.deliver()
    expect(system.told()).toEqual([
      ['appointment.booked', visit.number],
      ['appointment.booked', other.number],
      ['appointment.cancelled', other.number],
    ])
    system.answer(200)
    world.setClock(after(1))
    await world.deliver()
    expect(system.told().slice(3)).toEqual([
      ['appointment.booked', visit.number],
      ['appointment.cancelled', visit.number],
    ])
  })

  it('for a day misses nothing and is called seldom, while another facility is told at once', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    system.answer('gone')
    const visits = [await world.visit(nine), await world.visit(halfPastNine)]
    await world.deliverThrough(1, 13)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    await world.deliver()
    expect(neighbour.told()).toHaveLength(1)
    await neighbour.close()
    system.reset()
    await world.deliverThrough(24, 26)
    expect(system.told().toSorted()).toEqual(visits.map(({ number }) => ['appointment.booked', number]).toSorted())
  })

  it('by being slow keeps no other facility waiting', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    for (const one of [system, neighbour]) one.answer(500)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    await world.visit(nine)
    await world.deliver()
    for (const one of [system, neighbour]) one.reset()
    neighbour.answer('never')
    // The slow one is due first.
    for (const [hour, facility] of ['cairo-clinic', 'test-clinic'].entries()) {
      world.setClock(after(hour + 1))
      await world.facility('feed', 'replay', facility, '--since', '5d')
    }
    let isOver = false
    const round = world.deliver().finally(() => (isOver = true))
    await vi.waitFor(() => expect([neighbour.received.length, system.received.length]).toEqual([1, 1]), 5000)
    expect(isOver).toBe(false)
    await neighbour.close()
    await round
  })

  it('is told at once what it asks for again, though it was to be called later, and no other facility is', async () => {
    const neighbour = await startPracticeSystem()
    await world.facility('feed', 'set', 'cairo-clinic', neighbour.url)
    await world.visit('2026-11-25T07:00:00.000Z', inCairo)
    system.answer(500)
    const visit = await world.visit(nine)
    await world.deliverThrough(1, 13)
    expect(neighbour.received).toHaveLength(1)
    system.reset()
    await world.deliver()
    expect(system.received).toEqual([])
    await world.facility('feed', 'replay', 'test-clinic', '--since', '5d')
    await world.deliver()
    expect(system.told()).toEqual([['appointment.booked', visit.number]])
    expect(neighbour.received).toHaveLength(1)
    await neighbour.close()
  })

  it('for longer has what it missed parked, and is told it on request', async () => {
    system.answer(503)
    const visit = await world.visit(nine)
    await world.cancel(visit)
    await world.deliverThrough(1, 74)
    expect((await world.show())[1]).toMatch(
      /^Waiting: 1\. Parked, and not tried any more: 1\. The oldest is of 2026-11-23 06:00/,
    )
    const page = await world.app.inject('/operations')
    expect(page.body).toMatch(
      new RegExp(`The test-clinic \\(${ids.clinic}\\)</th><td><b>Away</b>.*<td>1</td><td><b>1</b></td>.*503, `),
    )
    system.reset()
    await world.deliverThrough(76, 78)
    expect(system.received).toEqual([])
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', '5d')).last).toMatch(/^2 events/)
    await world.deliver()
    expect(system.told().map(([type]) => type)).toEqual(['appointment.booked', 'appointment.cancelled'])
  })

  it('leads nobody elsewhere: a redirect is no answer', async () => {
    const elsewhere = await startPracticeSystem()
    system.answer({ location: elsewhere.url })
    await world.visit(nine)
    await world.deliver()
    expect([system.received.length, elsewhere.received.length]).toEqual([1, 0])
    expect((await world.show()).join()).toContain('Last answer: 302')
    await elsewhere.close()
  })
})

describe('what was told', () => {
  it('is told again from a time on, with the ids it had', async () => {
    await world.visit(nine)
    await world.deliver()
    world.setClock(after(3))
    await world.visit(halfPastNine)
    await world.deliver()
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', '2h')).last).toMatch(/^1 events/)
    await world.deliver()
    expect(system.received.map(({ headers }) => headers['webhook-id']).slice(1)).toEqual(
      Array(2).fill(system.received[1]!.headers['webhook-id']),
    )
    expect((await world.facility('feed', 'replay', 'test-clinic', '--since', 'soon')).code).toBe(1)
    expect((await world.facility('feed', 'replay', 'cairo-clinic', '--since', '2h')).code).toBe(1)
  })

  it('is forgotten after a month, and what nobody took after a quarter of a year', async () => {
    await world.visit(nine)
    await world.deliver()
    system.answer(500)
    await world.visit(halfPastNine)
    await world.deliver()
    const count = async () => (await world.database.query('select 1 from practice_events')).length
    await removeOutdated(world.database.db, after(29 * 24))
    expect(await count()).toBe(2)
    await removeOutdated(world.database.db, after(31 * 24))
    expect(await count()).toBe(1)
    await removeOutdated(world.database.db, after(91 * 24))
    expect(await count()).toBe(0)
  })

  it('is told once by two servers of a database, and by the other where one was cut off', async () => {
    system.answer(500)
    const visits = [await world.visit(nine), await world.visit(halfPastNine)]
    await world.deliver()
    system.reset()
    const { practiceNetworks } = world.app.config
    const second = await startTestServer({
      database: world.database,
      secret: world.secret,
      clock: world.clock,
      config: { practiceNetworks },
    })
    world.setClock(after(1))
    // As one that was stopped in its turn leaves it.
    await world.database.execute(`update practice_feeds set taken_until = '${after(1.01).toISOString()}'`)
    await Promise.all([world.deliver(), second.app.practiceFeeds.deliver()])
    expect(system.received).toEqual([])
    world.setClock(after(1.02))
    await Promise.all([world.deliver(), second.app.practiceFeeds.deliver()])
    await second.close()
    expect(system.told().toSorted()).toEqual(visits.map(({ number }) => ['appointment.booked', number]).toSorted())
  })
})
