import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { type Answers, fillTestDom, showOwnPage } from '#tests/support/own-page'
import { usePhoto } from './use-photo.ts'

// The test DOM decodes and draws nothing: every file is a picture.
vi.mock('./read-picture.ts', () => ({
  readPicture: async (bytes: Blob) => ({ image: new Image(), width: 900, height: 700, bytes }),
}))

beforeAll(fillTestDom)
afterEach(cleanup)

let photo: ReturnType<typeof usePhoto>
async function open(answers: Answers = {}) {
  const shown = { onSaved: () => {}, onRemoved: () => {} }
  const Shown = () => {
    const current = usePhoto(shown)
    useEffect(() => {
      photo = current
    })
    return <p>{current.picture ? 'chosen' : 'nothing chosen'}</p>
  }
  return showOwnPage(<Shown />, { at: 'profile', answers })
}

it('no update comes between while a part of a picture is chosen', async () => {
  const { unmount } = await open()
  expect(isSafeMoment()).toBe(true)
  act(() => photo.read(new File(['x'], 'me.jpg')))
  await screen.findByText('chosen')
  expect(isSafeMoment()).toBe(false)
  unmount()
  expect(isSafeMoment()).toBe(true)
})

it('no update comes between while the photo is removed', async () => {
  await open({ 'DELETE /account/photo': 'pending' })
  act(() => photo.remove())
  await waitFor(() => expect(isSafeMoment()).toBe(false))
  cleanup()
  expect(isSafeMoment()).toBe(true)
})
