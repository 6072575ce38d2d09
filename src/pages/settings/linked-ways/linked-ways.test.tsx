import { useQuery } from '@tanstack/react-query'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ProblemCode } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { LinkedWays } from './linked-ways.tsx'

// What is loaded when it is needed takes long where much else runs.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(fillTestDom)
afterEach(async () => {
  await forgetOwnPages()
  window.history.replaceState(null, '', '/')
})

const session = sessionStore('own-pages')

/** The settings of a patient whose browser has begun an attempt at Google. */
function Settings() {
  const attempt = { provider: 'google', browserKey: 'the-key', state: 'the-state' } as const
  const { isSuccess } = useQuery({
    queryKey: ['attempt'],
    queryFn: () => session.keepSocialEntry(attempt).then(() => true),
  })
  return isSuccess ? <LinkedWays account={{ ...account, language: 'en' }} /> : null
}

/** They come back with what the site has given them. */
async function comeBack(answers: Answers) {
  window.history.replaceState(null, '', '/en-ae/dashboard/settings#social=google&state=the-state&code=the-code')
  return showOwnPage(<Settings />, {
    at: 'settings',
    answers: { 'GET /account/linked': { data: { ways: [] } }, ...answers },
    capabilities: { social: ['google'] },
  })
}

it.each<[ProblemCode, RegExp]>([
  ['social_state_invalid', /^That took too long, .* Connect it again from here\.$/],
  ['social_declined', /^You did not agree there, .* You sign in as before\.$/],
  ['social_failed', /^The other site could not confirm .* Connect it again from here\.$/],
  ['social_unavailable', /^The other site does not answer right now\. Try again later; .*$/],
  ['social_account_differs', /^Whoever is signed in there is connected to another account .*$/],
])('a site that was not linked is linked anew from here: %s [S18]', async (refused, sentence) => {
  const { asked } = await comeBack({ 'POST /account/linked/google': { refused, status: 400 } })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(sentence)).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Connect: Google' })
  expect([again.getAttribute('aria-disabled'), again.getAttribute('aria-busy')]).toEqual([null, null])
  // The next way begins anew: what was used is shown to the platform once.
  expect([window.location.hash, await session.socialEntry()]).toEqual(['', undefined])
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual(['POST /account/linked/google'])
})

/** The settings with what has happened to the account, as on the page. */
function SettingsWithEvents() {
  const { isFetched } = useQuery(eventsQuery(useApp()))
  return isFetched ? <LinkedWays account={{ ...account, language: 'en' }} /> : null
}

it('a site that was just disconnected is connected by the next press, whatever else is still being read [S18]', async () => {
  const linked = [{ provider: 'google', linked_at: '2026-11-20T08:00:00.000Z' }]
  const events: Answer[] = [{ data: { events: [] } }]
  const ways: Answer[] = [{ data: { ways: linked } }]
  const { asked } = await showOwnPage(<SettingsWithEvents />, {
    at: 'settings',
    answers: {
      'GET /account/linked': () => ways.shift() ?? { data: { ways: [] } },
      'GET /account/events': () => events.shift() ?? 'pending',
      'DELETE /account/linked/google': { data: {} },
      'POST /auth/social/begin': 'pending',
    },
    capabilities: { social: ['google'] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Google' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Google' }))
  await waitFor(() => expect(asked).toContain('POST /auth/social/begin'))
})
