import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns, type Work } from './turns.ts'

/** Work that notes its name and takes so many pieces. */
function* noting(name: string, into: string[], pieces = 1): Work<string> {
  for (let piece = 0; piece < pieces; piece++) {
    into.push(name)
    yield
  }
  return name
}

it('begins one piece of work in each turn of the event loop, however many wait', async () => {
  const turns = createTurns()
  let turn = 0
  let isOver = false
  const counting = (async () => {
    for (; !isOver; turn++) await nextTurn()
  })()
  const begun: number[] = []
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      turns.run(
        function* () {
          yield
          begun.push(turn)
        },
        { client: `client ${at}` },
      ),
    ),
  )
  isOver = true
  await counting
  expect(new Set(begun).size).toBe(30)
})

it('gives way within long work', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const long = turns.run(
    function* () {
      for (let piece = 0; piece < 40; piece++) {
        const until = performance.now() + 2
        while (performance.now() < until);
        yield
      }
      seen.push('long work is done')
    },
    { client: 'one' },
  )
  await nextTurn()
  await nextTurn()
  await nextTurn()
  seen.push('another was heard')
  await long
  expect(seen).toEqual(['another was heard', 'long work is done'])
})

it('lets those who wait for little go before those who wait for much, and the server itself first', async () => {
  const turns = createTurns()
  const order: string[] = []
  const run = (name: string, client?: string) => turns.run(() => noting(name, order), { client })
  await Promise.all([
    run('begun already', 'greedy'),
    ...['greedy 1', 'greedy 2', 'greedy 3'].map((name) => run(name, 'greedy')),
    run('patient', 'patient'),
    run('server'),
  ])
  expect(order).toEqual(['begun already', 'server', 'patient', 'greedy 1', 'greedy 2', 'greedy 3'])
})

it('lets those who had little time go before those who had much', async () => {
  const turns = createTurns()
  const order: string[] = []
  await turns.run(
    function* () {
      yield
      const until = performance.now() + 30
      while (performance.now() < until);
    },
    { client: 'greedy' },
  )
  const run = (name: string) => turns.run(() => noting(name, order), { client: name })
  await Promise.all([run('first'), run('greedy'), run('patient')])
  expect(order).toEqual(['first', 'patient', 'greedy'])
})

it('refuses to let more wait than it can serve in a few seconds', async () => {
  const turns = createTurns()
  const answers = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) => turns.run(() => noting('work', []), { client: `client ${at}` })),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(answers.length - refused.length).toBe(201)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
})

it('does nothing for those who no longer wait', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const leaving = new AbortController()
  const first = turns.run(
    function* () {
      seen.push('begun')
      leaving.abort()
      const until = performance.now() + 15
      while (performance.now() < until) yield
      yield
      seen.push('went on')
    },
    { client: 'gone', signal: leaving.signal },
  )
  const second = turns.run(() => noting('second', seen), { client: 'gone', signal: leaving.signal })
  const other = turns.run(() => noting('other', seen), { client: 'here' })
  expect((await Promise.allSettled([first, second, other])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(seen).toEqual(['begun', 'other'])
})
