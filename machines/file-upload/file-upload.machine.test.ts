import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { fileUploadMachine } from './file-upload.machine'
import type { AnnounceFileInput, PauseInput, SendPartInput, SentPart } from './file-upload.types'

const file = { id: 'f-1', name: 'scan.pdf', media_type: 'application/pdf', bytes: 100 } as const
const input = { name: 'scan.pdf', bytes: 100 }

/** An upload whose platform takes parts of so many bytes, and fails where a script says so. */
type Script = { fails?: Record<number, Problem>; pause?: () => Promise<void> }
function start({ fails = {}, pause = () => Promise.resolve() }: Script = {}) {
  const asked: number[] = []
  const announced: AnnounceFileInput[] = []
  const failures = { ...fails }
  const actor = createActor(
    fileUploadMachine.provide({
      actors: {
        announceFile: fromPromise<SentPart, AnnounceFileInput>(({ input: announcing }) => {
          announced.push(announcing)
          return Promise.resolve({ id: 'f-1', received: 0 })
        }),
        sendPart: fromPromise<SentPart, SendPartInput>(({ input: { id, received } }) => {
          asked.push(received)
          const failure = failures[received]
          delete failures[received]
          if (failure) return Promise.reject(failure)
          const next = received + 30
          return Promise.resolve(next >= 100 ? { id, received: 100, file } : { id, received: next })
        }),
        pause: fromPromise<void, PauseInput>(pause),
      },
    }),
    { input },
  )
  return { actor: actor.start(), asked, announced }
}

describe('an upload', () => {
  it('sends parts until the whole is stored', async () => {
    const { actor, asked, announced } = start()
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(announced).toEqual([{ name: 'scan.pdf', bytes: 100 }])
    expect(asked).toEqual([0, 30, 60, 90])
    expect(actor.getSnapshot().value).toBe('stored')
    expect(actor.getSnapshot().context).toMatchObject({ file, received: 100, problem: undefined })
  })

  it('that loses its connection at 90 % says so, and goes on from there by itself', async () => {
    const { actor, asked } = start({ fails: { 90: new Problem('offline') } })
    const stopped = await waitFor(actor, (snapshot) => snapshot.matches('stopped'))
    expect(stopped.context).toMatchObject({ received: 90, problem: { code: 'offline' } })
    await waitFor(actor, (snapshot) => snapshot.matches('stored'))
    expect(asked).toEqual([0, 30, 60, 90, 90])
  })

  it.each(['upload.retried', 'connection.returned'] as const)('that stands still goes on after %s', async (type) => {
    const { actor } = start({ fails: { 30: new Problem('timeout') }, pause: () => new Promise(() => {}) })
    await waitFor(actor, (snapshot) => snapshot.matches('stopped'))
    actor.send({ type })
    await waitFor(actor, (snapshot) => snapshot.matches('stored'))
  })

  it('stops trying by itself after five losses in a row', async () => {
    const actor = createActor(
      fileUploadMachine.provide({
        actors: {
          announceFile: fromPromise<SentPart, AnnounceFileInput>(() => Promise.reject(new Problem('offline'))),
          pause: fromPromise<void, PauseInput>(() => Promise.resolve()),
        },
      }),
      { input },
    ).start()
    const last = await waitFor(actor, (snapshot) => snapshot.matches({ stopped: 'waiting' }))
    expect(last.context.losses).toBe(6)
  })

  it('that is refused ends with the reason', async () => {
    const refusal = new Problem('file_refused', { details: { reason: 'broken' } })
    const { actor } = start({ fails: { 90: refusal } })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('refused'))
    expect(context.problem).toEqual({ code: 'file_refused', details: { reason: 'broken' } })
  })

  it('reaches every state', () => {
    const error = (code: Problem['code']) => new Problem(code)
    const events = [
      { type: 'xstate.done.actor.announceFile', output: { id: 'f-1', received: 0 } },
      { type: 'xstate.error.actor.announceFile', error: error('documents_full') },
      { type: 'xstate.error.actor.announceFile', error: error('offline') },
      { type: 'xstate.done.actor.sendPart', output: { id: 'f-1', received: 100, file } },
      { type: 'xstate.error.actor.sendPart', error: error('offline') },
      { type: 'xstate.error.actor.pause', error: error('offline') },
    ] as never[]
    const paths = getShortestPaths(fileUploadMachine, {
      input,
      events,
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    expect(reached).toEqual(
      new Set(
        ['announcing', 'sending', 'refused', 'stored', { stopped: 'pausing' }, { stopped: 'waiting' }].map((value) =>
          JSON.stringify(value),
        ),
      ),
    )
  })
})
