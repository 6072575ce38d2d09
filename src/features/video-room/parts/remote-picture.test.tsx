import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { RemotePicture } from './remote-picture.tsx'

/** By which speaker each picture is heard, and what the browser answers when it is to be played. */
let heardBy: string[]
let playing: (() => Promise<void>)[]
beforeEach(() => {
  fillTestDom()
  heardBy = []
  playing = []
  Object.assign(HTMLMediaElement.prototype, { setSinkId: async (id: string) => void heardBy.push(id) })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => (playing.shift() ?? (async () => {}))())
})
afterEach(async () => {
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId')
  cleanup()
  await forgetOwnPages()
})

const show = (speakerId: string | undefined) =>
  showOwnPage(
    <RemotePicture
      {...{ speakerId, stream: {} as MediaStream, label: 'Picture of Dr Huda', isDark: false, onPicture: vi.fn() }}
    />,
    { at: 'telemedicine', answers: {} },
  )

it('is heard by the speaker that was chosen in the check', async () => {
  await show('speaker-2')
  await screen.findByLabelText('Picture of Dr Huda')
  expect(heardBy).toEqual(['speaker-2'])
})

it('is heard by the usual one where none was chosen', async () => {
  await show(undefined)
  await screen.findByLabelText('Picture of Dr Huda')
  expect(heardBy).toEqual([])
})

it('offers a press where the browser plays no sound before one', async () => {
  playing = [() => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))]
  await show(undefined)
  const button = await screen.findByRole('button', { name: 'Turn the sound on' })
  await act(async () => fireEvent.click(button))
  expect(screen.queryByRole('button', { name: 'Turn the sound on' })).toBeNull()
})
