import { expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { createOpenIntents } from './open-intents.ts'

/** The keys that calls were made with, each call ending as told. */
async function keysOf(...calls: [intent: string, outcome: 'answered' | Problem][]) {
  let made = 0
  const withKey = createOpenIntents(() => `key-${(made += 1)}`)
  const keys: string[] = []
  for (const [intent, outcome] of calls)
    await withKey(intent, async (key) => {
      keys.push(key)
      if (outcome !== 'answered') throw outcome
    }).catch((failure: unknown) => expect(failure).toBe(outcome))
  return keys
}

it.each([
  new Problem('offline'),
  new Problem('timeout'),
  new Problem('unavailable', { status: 503 }),
  new Problem('idempotency_in_progress', { status: 409 }),
])('an intent keeps its key while nobody knows what became of it: $code', async (lost) => {
  expect(await keysOf(['a code', lost], ['a code', lost], ['a code', 'answered'])).toEqual(['key-1', 'key-1', 'key-1'])
})

it.each(['answered', new Problem('code_invalid', { status: 400 }), new Problem('code_sent_recently', { status: 429 })])(
  'after an answer the same input is another intent: %s',
  async (answer) => {
    expect(await keysOf(['a code', answer as Problem], ['a code', 'answered'])).toEqual(['key-1', 'key-2'])
  },
)

it('intents that hold something else have other keys', async () => {
  expect(await keysOf(['one code', new Problem('offline')], ['another code', 'answered'])).toEqual(['key-1', 'key-2'])
})
