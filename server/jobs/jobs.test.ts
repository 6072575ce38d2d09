import { describe, expect, it, vi } from 'vitest'
import type { JobTools } from './job.ts'
import { jobs } from './jobs.ts'

const log = { info: vi.fn(), error: vi.fn() }
/** A database of which nothing is asked without being noticed. */
const db = { transaction: () => Promise.reject(new Error('the database was asked')) }
const toolsWith = (tools: object) => ({ clock: () => new Date(), log, ...tools }) as unknown as JobTools
const jobOf = (name: string) => jobs.find((job) => job.name === name)!

it('everything that runs by the clock is there, each as often as people can wait for it', () => {
  expect(Object.fromEntries(jobs.map(({ name, everySeconds }) => [name, everySeconds]))).toEqual({
    'earlier-offers': 60,
    reminders: 60,
    messages: 60,
    'reconcile-payments': 60,
    'practice-feeds': 60,
    'practice-calendars': 60,
    'video-visits': 300,
    retention: 3600,
    'erase-accounts': 3600,
    files: 3600,
    photos: 3600,
  })
})

it('what offers and reminds runs before what sends the messages of it', () => {
  const order = jobs.map(({ name }) => name)
  for (const name of ['earlier-offers', 'reminders'])
    expect(order.indexOf(name)).toBeLessThan(order.indexOf('messages'))
})

describe('the job', () => {
  it.each([
    ['earlier-offers', 'passOnOffers'],
    ['reminders', 'remind'],
    ['practice-feeds', 'tellPractices'],
    ['practice-calendars', 'pullCalendars'],
  ])('%s does its work once in a run', async (name, tool) => {
    const work = vi.fn(async () => 2)
    await jobOf(name).run(toolsWith({ [tool]: work }))
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('messages sends what waits', async () => {
    const deliver = vi.fn(async () => 1)
    await jobOf('messages').run(toolsWith({ announcer: { deliver } }))
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  it('reconcile-payments brings payments and visits to agree where somebody takes payments', async () => {
    const job = jobOf('reconcile-payments')
    const collector = { db, clock: () => new Date() }
    await expect(job.run(toolsWith({ collector }))).rejects.toThrow('the database was asked')
    await expect(job.run(toolsWith({ collector: undefined }))).resolves.toBeUndefined()
  })
})
