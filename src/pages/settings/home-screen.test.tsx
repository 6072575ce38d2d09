import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PersonEntries } from '#src/features/own-pages/person-entries.tsx'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { HomeScreen } from './home-screen.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const both = (
    <>
      <HomeScreen />
      <PersonEntries pages={[]} />
    </>
  )
  return showOwnPage(both, { at: 'settings', answers: {}, isGuest: true })
}
const ways = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('the menu leads to how the app gets on the home screen of a phone', async () => {
  await show('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1')
  expect(ways()).toContain('/en-ae/install')
})

it('neither settings nor menu lead there within another app, from which nothing gets on the home screen', async () => {
  await show('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram')
  await screen.findByRole('button', { name: 'Clear this device' })
  expect(ways()).toEqual([])
})
