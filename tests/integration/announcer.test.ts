import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import { openTestDatabase } from '#tests/support/database'
import { announcersOf, bodyOf, mail, ofPush, pushUntil, text } from './announcer-world.ts'

let database: OpenDatabase
const { begin, open, sent, failures, clock, passLease, stored } = announcersOf(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(begin)
afterAll(() => database.close())

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
  sent.length = 0
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
  failures.length = 0
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
    sent.length = 0
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
      const expiresAt = new Date(clock().getTime() + minutes * 60_000).toISOString()
      return { ...cancelled, instead: [{ ...mail, expiresAt }], expiresAt }
    }
    await announce(database.db, until(3))
    await deliver()
    await deliver()
    expect(sent).toEqual([mail])
    sent.length = 0
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
    sent.length = 0
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
    .set({ attempts: 1, dueAt: new Date(clock().getTime() + 120_000) })
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
