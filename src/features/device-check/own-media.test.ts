import { expect, it } from 'vitest'
import { fakeBrowser } from '#tests/support/own-media'
import { createOwnMedia } from './own-media.ts'

type Given = Parameters<typeof fakeBrowser>[0]

async function opened(given: Given = {}, wanted?: Parameters<ReturnType<typeof createOwnMedia>['open']>[0]) {
  const fake = fakeBrowser(given)
  const store = createOwnMedia(fake.browser)
  await store.open(wanted)
  const states = () => [store.get().camera.state, store.get().microphone.state]
  return { ...fake, store, states, live: () => fake.tracks.filter(({ readyState }) => readyState === 'live') }
}

it('asks the browser once for both, and lists what else there is', async () => {
  const { states, asked, store } = await opened()
  expect([states(), asked]).toEqual([['on', 'on'], ['video+audio']])
  expect(store.get().cameras.map(({ label }) => label)).toEqual(['Front camera', ''])
})

it('does not ask again after a no', async () => {
  const { states, asked } = await opened({ refused: { video: 'NotAllowedError', audio: 'NotAllowedError' } })
  expect([states(), asked]).toEqual([['refused', 'refused'], ['video+audio']])
})

it('has the microphone where only the camera was refused before', async () => {
  const { states } = await opened({ refused: { video: 'NotAllowedError' }, remembered: 'granted' })
  expect(states()).toEqual(['refused', 'on'])
})

it.each([
  ['busy', 'NotReadableError'],
  ['missing', 'NotFoundError'],
  ['failed', 'TypeError'],
] as const)('goes on with sound where the camera is %s', async (state, name) => {
  const { states, asked } = await opened({ refused: { video: name } })
  expect([states(), asked]).toEqual([
    [state, 'on'],
    ['video+audio', 'video', 'audio'],
  ])
})

it('fails without devices at all', async () => {
  const store = createOwnMedia({} as Navigator)
  await store.open()
  expect([store.get().camera.state, store.get().microphone.state]).toEqual(['failed', 'failed'])
})

it('leaves nothing on that was stopped, also while the browser was still asking', async () => {
  const { store, live } = await opened()
  store.stop()
  expect(live()).toEqual([])
  const pending = store.open()
  store.stop()
  await pending
  expect([live(), store.get().camera.state]).toEqual([[], 'off'])
})

it('turns on again what was on, and no camera that the patient turned off', async () => {
  const { store, states } = await opened()
  store.close('camera')
  store.stop()
  await store.resume()
  expect(states()).toEqual(['off', 'on'])
})

it('takes another camera, and lets go of the first', async () => {
  const { store, live } = await opened()
  await store.choose('camera', 'video-2')
  expect([
    store.get().camera.deviceId,
    live()
      .map(({ id }) => id)
      .sort(),
  ]).toEqual(['video-2', ['audio-audio-1', 'video-video-2']])
})

it('notices one that is pulled out', async () => {
  const { tracks, states } = await opened()
  tracks[0]!.dispatchEvent(new Event('ended'))
  expect(states()).toEqual(['missing', 'on'])
})

it('stays muted when the microphone is another one', async () => {
  const { store, tracks } = await opened()
  store.mute(true)
  await store.choose('microphone', 'audio-2')
  expect([tracks.at(-1)!.id, tracks.at(-1)!.enabled]).toEqual(['audio-audio-2', false])
})
