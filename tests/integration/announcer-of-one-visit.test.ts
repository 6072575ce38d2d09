import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { createAnnouncer, takeBack } from '#server/messages/announcer'
import { openTestDatabase } from '#tests/support/database'
import { announcersOf, bodyOf, mail, ofPush, secret, text } from './announcer-world.ts'

let database: OpenDatabase
const { begin, open, sent, clock, setClock, passLease, stored } = announcersOf(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(begin)
afterAll(() => database.close())

describe('of one visit', () => {
  const visit = { id: 'a7c3b1f0-0000-4000-8000-000000000001', usefulUntil: new Date('2026-11-24T06:00:00Z') }
  const otherVisit = { ...visit, id: 'a7c3b1f0-0000-4000-8000-000000000002' }

  it('nothing overtakes by the same way what is still tried', async () => {
    let isAway = true
    const { announce, deliver } = open({ refuses: (body) => isAway && body.startsWith('Booked') })
    await announce(database.db, text('Booked.'), visit)
    await announce(database.db, text('Moved.'), visit)
    await announce(database.db, mail, visit)
    await announce(database.db, text('Of another visit.'), otherVisit)
    await deliver()
    expect(sent.map(bodyOf).toSorted()).toEqual(['At nine.', 'Of another visit.'])
    passLease(1)
    await announce(database.db, text('Cancelled.'), visit)
    await deliver()
    expect(sent).toHaveLength(2)
    isAway = false
    passLease(1)
    await deliver()
    expect(sent.slice(2).map(bodyOf)).toEqual(['Booked.', 'Moved.', 'Cancelled.'])
  })

  it('what takes the place of a push comes before what is told later', async () => {
    const { announce, deliver } = open()
    await announce(database.db, ofPush([text('Booked.')]), visit)
    await announce(database.db, ofPush([text('Moved.')]), visit)
    await deliver()
    expect(sent.map(bodyOf)).toEqual(['Booked.', 'Moved.'])
  })

  it.each([
    ['a text', text('Tomorrow.')],
    ['a text in place of a push', ofPush([text('Tomorrow.')])],
  ])('%s that could not be sent yet is taken back by what follows, and by that alone', async (_what, reminder) => {
    let isAway = true
    const { announce, deliver } = open({ refuses: () => isAway })
    await announce(database.db, reminder, { ...visit, isPassing: true })
    await announce(database.db, text('Booked.'), otherVisit)
    await deliver()
    await takeBack(database.db, otherVisit.id)
    expect(await stored()).toHaveLength(2)
    await takeBack(database.db, visit.id)
    await announce(database.db, text('Cancelled.'), visit)
    isAway = false
    passLease(2)
    await deliver()
    expect(sent.map(bodyOf)).toEqual(['Booked.', 'Cancelled.'])
  })

  it('what is being sent at that moment is not taken back, so that it comes first', async () => {
    let isTakenBack = false
    const refuses = async (body: string) => {
      if (body !== 'Tomorrow.' || isTakenBack) return false
      isTakenBack = true
      await takeBack(database.db, visit.id)
      return true
    }
    const { announce, deliver } = open({ refuses })
    await announce(database.db, text('Tomorrow.'), { ...visit, isPassing: true })
    await deliver()
    await announce(database.db, text('Cancelled.'), visit)
    passLease(2)
    await deliver()
    expect(sent.map(bodyOf)).toEqual(['Tomorrow.', 'Cancelled.'])
  })

  it('what is held for quiet hours keeps nothing else waiting', async () => {
    setClock(new Date('2026-11-23T20:00:00Z'))
    const quiet = { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }
    const { announce, deliver } = open()
    await announce(database.db, text('An earlier time.'), {
      ...visit,
      quiet: [quiet],
      usefulUntil: new Date('2026-11-24T12:00:00Z'),
    })
    await announce(database.db, text('Moved.'), visit)
    await deliver()
    expect(sent.map(bodyOf)).toEqual(['Moved.'])
  })

  describe('that can wait and was not sent before quiet hours', () => {
    const night = {
      quiet: [{ from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }],
      usefulUntil: new Date('2026-11-24T12:00:00Z'),
    }
    const at = (time: string) => setClock(new Date(`2026-11-${time}:00Z`))

    it('waits for their end, keeps nothing waiting, and is sent then', async () => {
      // A minute before ten in the evening in Dubai.
      at('23T17:59')
      let isAway = true
      const { announce, deliver } = open({ refuses: () => isAway })
      await announce(database.db, text('An earlier time.'), { ...visit, ...night })
      await deliver()
      isAway = false
      at('23T18:02')
      await announce(database.db, text('Moved.'), visit)
      await deliver()
      expect(sent.map(bodyOf)).toEqual(['Moved.'])
      at('24T03:00')
      await deliver()
      expect(sent.map(bodyOf)).toEqual(['Moved.', 'An earlier time.'])
    })

    it('waits for the quiet hours of each who has some', async () => {
      at('23T17:59')
      let isAway = true
      const { announce, deliver } = open({ refuses: () => isAway })
      const clinic = { from: '21:00', to: '08:00', time_zone: 'Asia/Dubai' }
      await announce(database.db, text('A reminder.'), { ...visit, ...night, quiet: [...night.quiet, clinic] })
      await announce(database.db, text('Of the clinic alone.'), { ...otherVisit, ...night, quiet: [clinic] })
      at('24T03:59')
      await deliver()
      isAway = false
      await deliver()
      expect(sent).toEqual([])
      at('24T04:00')
      await deliver()
      expect(sent.map(bodyOf)).toEqual(['A reminder.', 'Of the clinic alone.'])
    })

    it('is sent in the night where it is a mail, which rings nowhere', async () => {
      at('23T20:00')
      const { announce, deliver } = open()
      await announce(database.db, mail, { ...visit, ...night })
      await deliver()
      expect(sent).toHaveLength(1)
    })

    it('waits where the server was away, and is taken back by what follows unless it is true all the same', async () => {
      at('23T17:59')
      const { announce, deliver } = open()
      await announce(database.db, text('An earlier time.'), { ...visit, ...night })
      await announce(database.db, text('Your money comes back.'), { ...otherVisit, ...night, isLasting: true })
      at('23T19:00')
      await deliver()
      for (const { id } of [visit, otherVisit]) await takeBack(database.db, id)
      at('24T03:00')
      await deliver()
      expect(sent.map(bodyOf)).toEqual(['Your money comes back.'])
    })

    it('waits as the text in place of a push, and not as a mail', async () => {
      const { announce, deliver } = open()
      const instead = [text('An earlier time.'), mail] as ReturnType<typeof text>[]
      at('23T17:59')
      await announce(database.db, ofPush(instead), { ...visit, ...night })
      const pushed = createAnnouncer({
        ...{ db: database.db, secret, clock, onFailure: () => {} },
        ...{ sms: { send: async () => {} }, mail: { send: async () => {} } },
        // It knows no device any more, and says so in quiet hours.
        push: async () => {
          at('23T18:01')
          return false
        },
      })
      await pushed.deliver()
      await deliver()
      expect(sent).toEqual([])
      expect((await stored()).map(({ channel, dueAt }) => [channel, dueAt.toISOString()])).toEqual([
        ['sms', '2026-11-24T03:00:00.000Z'],
      ])
    })
  })
})
