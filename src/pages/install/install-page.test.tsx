import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { watchInstallPrompt } from '#src/features/install/install-prompt.ts'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { InstallPage } from './install-page.tsx'

beforeAll(() => {
  fillTestDom()
  watchInstallPrompt(window)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = async (on?: string) => {
  const { router } = await showOwnPage(<InstallPage />, {
    at: 'install',
    answers: {},
    configuration: { name: { en: 'Liqa', ar: 'لقاء', id: 'Liqa' } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Put Liqa on your home screen' })
  if (on) await act(() => router.navigate({ to: '.', search: { on } }))
}
const isApp = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
const offersPrompt = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() })))
const parts = () => ({
  isInside: screen.queryByText('This app is installed') !== null,
  isDone: screen.queryByText('It’s on your home screen') !== null,
  hasPrompt: screen.queryByRole('button', { name: 'Put on home screen' }) !== null,
  hasSteps: screen.queryAllByRole('list').some(({ tagName }) => tagName === 'OL'),
})

it('in a tab has the steps of this browser, and its prompt where it offers one', async () => {
  await show()
  offersPrompt()
  expect(parts()).toEqual({ isInside: false, isDone: false, hasPrompt: true, hasSteps: true })
})

it('in the installed app says that nothing is left to do, without steps and prompt', async () => {
  isApp()
  await show()
  offersPrompt()
  expect(parts()).toEqual({ isInside: true, isDone: false, hasPrompt: false, hasSteps: false })
})

it('in the installed app has the steps of another browser that was chosen', async () => {
  isApp()
  await show('samsung')
  expect(parts()).toEqual({ isInside: true, isDone: false, hasPrompt: false, hasSteps: true })
})
