import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSpeech } from '#tests/support/device-speech'
import { listen } from './parts/listen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const track = { kind: 'audio', id: 'of the doctor' } as MediaStreamTrack

/** Listening to the doctor, in Arabic. */
function start(answers: { refusesStart?: boolean } = {}) {
  const fake = fakeSpeech()
  Object.assign(fake.given, answers)
  const onWords = vi.fn<(text: string, said: string) => void>()
  const onGivenUp = vi.fn()
  const stop = listen({ speech: fake.speech, track, lang: 'ar', onWords, onGivenUp })
  return { ...fake, onWords, onGivenUp, stop, run: () => fake.runs.at(-1)! }
}

it('recognises the track of the other side in its language, on the device alone', () => {
  const { run } = start()
  expect(run()).toMatchObject({ track, lang: 'ar', processLocally: true, continuous: true, interimResults: true })
})

it('has what was said last, and what of it is final, cut at a word', () => {
  const { run, onWords } = start()
  run().hears(['Good morning.', 'how are'])
  expect(onWords).toHaveBeenLastCalledWith('Good morning. how are', '')
  run().hears(['Good morning.', 'How are you?'], true)
  expect(onWords).toHaveBeenLastCalledWith('Good morning. How are you?', 'How are you?')
  const sentences = Array.from({ length: 3_000 }, (_, at) => `sentence ${at}`)
  run().hears(sentences, true, 0)
  const [text, said] = onWords.mock.lastCall!
  expect(text).toMatch(/^sentence \d+ .* sentence 2999$/)
  expect([text.length <= 240, said.length <= 240]).toEqual([true, true])
  run().hears([`${'word '.repeat(10_000)}end`])
  expect(onWords.mock.lastCall![0]).toMatch(/^(word ){47}end$/)
})

it('begins again whenever it ends by itself, later and later, and gives up in the end', async () => {
  const { runs, run, onGivenUp } = start()
  for (const pause of [250, 1_000, 2_000, 4_000, 8_000]) {
    const before = runs.length
    run().ends()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(runs).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toHaveLength(before + 1)
  }
  expect(onGivenUp).not.toHaveBeenCalled()
  run().ends()
  expect(onGivenUp).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(6)
})

it.each([
  ['ran for a while, as when nobody speaks', () => vi.advanceTimersByTimeAsync(5_000)],
  ['understood something', async (heard: () => void) => heard()],
])('goes on for as long as each run %s', async (_how, during) => {
  const { run, runs, onGivenUp } = start()
  for (let count = 0; count < 20; count += 1) {
    await during(() => run().hears(['yes']))
    run().fails('no-speech')
    run().ends()
    await vi.advanceTimersByTimeAsync(250)
  }
  expect([runs.length, onGivenUp.mock.calls.length]).toEqual([21, 0])
})

it.each(['not-allowed', 'service-not-allowed', 'language-not-supported'])(
  'is not begun again after the refusal %s',
  async (error) => {
    const { run, runs, onGivenUp } = start()
    run().fails(error)
    run().ends()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([runs.length, onGivenUp.mock.calls.length]).toEqual([1, 1])
  },
)

it('stops for good, whatever is still under way', async () => {
  const { run, runs, stop, onWords, onGivenUp } = start()
  run().ends()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  run().hears(['too late'])
  run().fails('not-allowed')
  run().ends()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([runs.length, run().isAborted]).toEqual([1, true])
  expect([onWords.mock.calls, onGivenUp.mock.calls]).toEqual([[], []])
})

it('tries again where a start is refused, and no more than after an end', async () => {
  const { runs, onGivenUp } = start({ refusesStart: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([runs.length, onGivenUp.mock.calls.length]).toEqual([6, 1])
})
