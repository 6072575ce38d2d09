import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import { createAnnouncer, takeBack, type Announcement } from '#server/messages/announcer'
import { openTestDatabase } from '#tests/support/database'

let database: OpenDatabase
let now = new Date()
let sent: Announcement[]
let failures: boolean[]
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(outgoingMessages)
  now = new Date('2026-11-23T06:00:00Z')
  sent = []
  failures = []
})
afterAll(() => database.close())

const text = (body: string, phone = '+971501234567') => ({ tenantCode: 'patientweb', phone, body })
const mail = {
  ...{ tenantCode: 'patientweb', email: 'layla@example.com', brand: 'Liqa', language: 'en' },
  ...{ subject: 'Moved', body: 'At nine.', link: { label: 'Open', href: 'https://doctors.example/#token' } },
}
const pushUntil = (expiresAt: string) => ({
  ...{ title: 'Liqa', body: 'Soon.', details: 'At nine.', language: 'en' as const, path: '/en-ae', about: 'a' },
  ...{ urgency: 'high' as const, expiresAt },
})
const ofPush = (instead: ReturnType<typeof text>[]) => ({
  ...{ push: pushUntil('2026-11-24T06:00:00.000Z'), tenantCode: 'patientweb', appointmentId: 'a', instead },
})
const secret = Buffer.alloc(32, 7)
const passLease = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000))
const stored = () => database.db.select().from(outgoingMessages)

const bodyOf = (message: Announcement | undefined) => (message && 'body' in message ? message.body : '')

type Changes = {
  refuses?: (body: string) => boolean | Promise<boolean>
  hasMail?: boolean
  key?: Buffer
  pause?: number
}
function open({ refuses = () => false, hasMail = true, key = secret, pause = 0 }: Changes = {}) {
  const accept = async (message: Announcement) => {
    await wait(pause)
    if (await refuses(bodyOf(message))) throw new Error('the gateway is away')
    sent.push(message)
  }
  return createAnnouncer({
    ...{ db: database.db, secret: key, sms: { send: accept }, mail: hasMail ? { send: accept } : undefined },
    push: async () => false,
    ...{ clock: () => now, onFailure: (_error: unknown, isLast: boolean) => void failures.push(isLast) },
  })
}

it('sends what was stored in the transaction of what it tells of, once, to each by their way', async () => {
  const { announce, deliver } = open()
  await database.db.transaction(async (tx) => {
    await announce(tx, text('Booked.'))
    await announce(tx, mail)
  })
  expect(await deliver()).toBe(2)
  expect(sent).toEqual([{ ...text('Booked.'), key: expect.any(String) }, mail])
  expect(await stored()).toEqual([])
  expect(await deliver()).toBe(0)
  expect(sent).toHaveLength(2)
})

it('sends no text and no mail that is of no use any more, nor one in place of a push, and tells no gateway until when it is', async () => {
  const { announce, deliver } = open()
  const expiresAt = '2026-11-23T07:00:00.000Z'
  const push = { push: pushUntil(expiresAt), tenantCode: 'patientweb', appointmentId: 'a' }
  const tell = async () => {
    for (const one of [text('In an hour.'), mail]) await announce(database.db, { ...one, expiresAt })
    await announce(database.db, { ...push, instead: [{ ...text('In place of a push.'), expiresAt }] })
    await announce(database.db, text('At any time.'))
  }
  await tell()
  passLease(59)
  await deliver()
  expect(sent.map(bodyOf).toSorted()).toEqual(
    ['At nine.', 'At any time.', 'In an hour.', 'In place of a push.'].toSorted(),
  )
  expect(sent.filter((one) => 'expiresAt' in one)).toEqual([])
  sent = []
  await tell()
  passLease(1)
  await deliver()
  expect(sent.map(bodyOf)).toEqual(['At any time.'])
  expect(await stored()).toEqual([])
})

it('says nothing of what was undone', async () => {
  const { announce, deliver } = open()
  const undone = database.db.transaction(async (tx: Database) => {
    await announce(tx, text('Booked.'))
    throw new Error('slot taken')
  })
  await expect(undone).rejects.toThrow('slot taken')
  expect(await deliver()).toBe(0)
  expect(sent).toEqual([])
})

it('holds neither a phone nor words that the database alone could read', async () => {
  await open().announce(database.db, text('Details: https://doctors.example/#token'))
  await open().announce(database.db, mail)
  const rows = JSON.stringify(await stored())
  for (const personal of ['501234567', 'token', 'layla', 'Moved']) expect(rows).not.toContain(personal)
})

it('leaves out mails where none can be sent', async () => {
  const { announce, deliver } = open({ hasMail: false })
  await announce(database.db, mail)
  expect(await stored()).toEqual([])
  expect(await deliver()).toBe(0)
})

it('tries again what was not accepted, later each time, under one key, and gives it up at last', async () => {
  let isAway = true
  const { announce, deliver } = open({ refuses: () => isAway })
  await announce(database.db, text('Cancelled.'))
  const id = (await stored())[0]?.id
  for (const minutes of [2, 4, 8]) {
    await deliver()
    passLease(minutes - 1)
    await deliver()
    passLease(1)
  }
  expect(failures).toEqual([false, false, false])
  isAway = false
  expect(await deliver()).toBe(1)
  expect(sent).toEqual([{ ...text('Cancelled.'), key: id }])

  isAway = true
  failures = []
  await announce(database.db, text('Moved.'))
  for (let attempt = 1; attempt <= 9; attempt++) {
    await deliver()
    passLease(24 * 60)
  }
  expect(failures).toEqual([...Array<boolean>(7).fill(false), true])
  expect(await stored()).toEqual([])
})

describe('a text with a mail in its place', () => {
  const cancelled = { ...text('Cancelled at nine.'), instead: [mail] }

  it('is sent without it, and is mailed after a quarter of an hour in which no text is accepted, once', async () => {
    let isAway = false
    const { announce, deliver } = open({ refuses: (body) => isAway && body === cancelled.body })
    await announce(database.db, cancelled)
    expect(await deliver()).toBe(1)
    expect(sent).toEqual([{ ...text(cancelled.body), key: expect.any(String) }])
    isAway = true
    sent = []
    await announce(database.db, cancelled)
    for (const minutes of [2, 4, 8]) {
      await deliver()
      passLease(minutes)
    }
    expect(sent).toEqual([])
    await deliver()
    isAway = false
    await deliver()
    passLease(24 * 60)
    await deliver()
    expect(sent).toEqual([mail])
    expect(await stored()).toEqual([])
  })

  it('is mailed sooner where half of its time would pass, and not once that is over', async () => {
    const { announce, deliver } = open({ refuses: (body) => body === cancelled.body })
    const until = (minutes: number) => {
      const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString()
      return { ...cancelled, instead: [{ ...mail, expiresAt }], expiresAt }
    }
    await announce(database.db, until(3))
    await deliver()
    await deliver()
    expect(sent).toEqual([mail])
    sent = []
    await announce(database.db, until(10))
    await deliver()
    passLease(11)
    await deliver()
    expect(sent).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('is the one in place of a push that reaches no device', async () => {
    const { announce, deliver } = open({ refuses: (body) => body === cancelled.body })
    await announce(database.db, ofPush([text('Moved to nine.'), mail] as ReturnType<typeof text>[]))
    await deliver()
    expect(sent.map(bodyOf)).toEqual(['Moved to nine.'])
    sent = []
    await announce(database.db, ofPush([text(cancelled.body), mail] as ReturnType<typeof text>[]))
    for (const minutes of [2, 4, 8, 16]) {
      await deliver()
      passLease(minutes)
    }
    expect(sent).toEqual([mail])
  })

  it('goes on being tried where no mails can be sent', async () => {
    let isAway = true
    const { announce, deliver } = open({ refuses: () => isAway, hasMail: false })
    await announce(database.db, cancelled)
    for (const minutes of [2, 4, 8, 16]) {
      await deliver()
      passLease(minutes)
    }
    isAway = false
    await deliver()
    expect(sent.map(bodyOf)).toEqual([cancelled.body])
  })
})

it('sends what a server that died had taken, once its time is over', async () => {
  await open().announce(database.db, text('Booked.'))
  const [row] = await stored()
  await database.db
    .update(outgoingMessages)
    .set({ attempts: 1, dueAt: new Date(now.getTime() + 120_000) })
    .where(eq(outgoingMessages.id, row?.id ?? ''))
  const other = open()
  expect(await other.deliver()).toBe(0)
  passLease(2)
  expect(await other.deliver()).toBe(1)
})

it('is done once by servers that look at the same time, and in order for one recipient', async () => {
  const servers = [open({ pause: 2 }), open({ pause: 2 }), open({ pause: 2 })]
  const bodies = Array.from({ length: 50 }, (_, index) => `message ${index}`)
  for (const [index, body] of bodies.entries()) {
    await servers[0]?.announce(database.db, text(body, `+97150000000${index % 3}`))
    passLease(1 / 60)
  }
  const counts = await Promise.all(servers.map(({ deliver }) => deliver()))
  expect(counts.reduce((sum, count) => sum + count)).toBe(50)
  expect(sent.map(bodyOf).toSorted()).toEqual(bodies.toSorted())
})

it('goes on with others when one cannot be read, and leaves that to the server that can', async () => {
  await open({ key: Buffer.alloc(32, 9) }).announce(database.db, text('From elsewhere.'))
  await open().announce(database.db, text('Ours.'))
  await open().deliver()
  expect(sent.map(bodyOf)).toEqual(['Ours.'])
  expect(await stored()).toHaveLength(1)
})

it('sends to one recipient in the order in which it was stored', async () => {
  const { announce, deliver } = open({ pause: 1 })
  for (const body of ['Booked.', 'Moved.', 'Cancelled.']) {
    await announce(database.db, text(body))
    passLease(1)
  }
  await deliver()
  expect(sent.map(bodyOf)).toEqual(['Booked.', 'Moved.', 'Cancelled.'])
})

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
    now = new Date('2026-11-23T20:00:00Z')
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
    const at = (time: string) => void (now = new Date(`2026-11-${time}:00Z`))

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
        ...{ db: database.db, secret, clock: () => now, onFailure: () => {} },
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
