import { describe, expect, it } from 'vitest'
import type { ClientError } from '#contract/client-error'
import type { Failure } from './failure.ts'
import { createReporter } from './reporter.ts'

/** A reporter whose time passes when the test says so. */
function start(given: { describe?: (failure: Failure) => ClientError | undefined } = {}) {
  const sent: [message: string, count: number][][] = []
  const due: (() => void)[] = []
  const surroundings = { isOnline: true, isBroken: false }
  const reporter = createReporter({
    describe: ({ source, error }) => ({
      ...{ source, name: 'Error', stack: [], route: '/$locale', count: 1 },
      message: error instanceof Error ? error.message : String(error),
    }),
    send: (errors) => {
      if (surroundings.isBroken) throw new Error('no way out')
      sent.push(errors.map(({ message, count }) => [message, count]))
    },
    isOnline: () => surroundings.isOnline,
    later: (work) => void due.push(work),
    ...given,
  })
  const note = (error: unknown) => reporter.note({ source: 'error', error, path: '/' })
  const pass = () => due.splice(0).forEach((work) => work())
  return { sent, due, surroundings, note, pass, flush: reporter.flush }
}

describe('the reporter', () => {
  it('tells what failed together in one report, each once with how often it happened', () => {
    const { note, pass, sent } = start()
    for (const message of ['a', 'b', 'a', 'a']) note(new Error(message))
    expect(sent).toEqual([])
    pass()
    expect(sent).toEqual([
      [
        ['a', 3],
        ['b', 1],
      ],
    ])
  })

  it('tells nothing twice', () => {
    const { note, pass, sent } = start()
    note('a')
    pass()
    note('a')
    note('b')
    pass()
    expect(sent).toEqual([[['a', 1]], [['b', 1]]])
  })

  it('counts an error once that is heard in two ways', () => {
    const { note, pass, sent } = start()
    const error = new Error('a')
    note(error)
    note(error)
    pass()
    expect(sent).toEqual([[['a', 1]]])
  })

  it('tells ten of a page and no more', () => {
    const { note, pass, sent } = start()
    for (let number = 0; number < 30; number++) note(`failure ${number}`)
    pass()
    note('another')
    pass()
    expect(sent.map((errors) => errors.length)).toEqual([10])
  })

  it('tells at once when the page is left, and keeps what it has while there is no network', () => {
    const { note, flush, sent, surroundings } = start()
    note('a')
    surroundings.isOnline = false
    flush()
    expect(sent).toEqual([])
    surroundings.isOnline = true
    flush()
    flush()
    expect(sent).toEqual([[['a', 1]]])
  })

  it('asks for no time and sends nothing where all is ignored', () => {
    const { note, flush, due, sent } = start({ describe: () => undefined })
    note('a')
    flush()
    expect([due, sent]).toEqual([[], []])
  })

  it('never fails itself', () => {
    const { note, pass, surroundings, sent } = start()
    surroundings.isBroken = true
    note('a')
    expect(pass).not.toThrow()
    expect(sent).toEqual([])
    const broken = start({
      describe: () => {
        throw new Error('unreadable')
      },
    })
    expect(() => broken.note('a')).not.toThrow()
  })
})
