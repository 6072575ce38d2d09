import { expect } from 'vitest'
import type { Answered, Browser, StaffWorld } from '#tests/support/staff-world'
import { codeAt } from '#tests/support/time-code'

/** The status of an answer, or the code of its problem and the reason. */
export const outcome = ({ status, code, details }: Answered) =>
  code ? `${code} ${typeof details?.['reason'] === 'string' ? details['reason'] : ''}`.trim() : status

/** Whether the session of a browser goes on, or why not. */
export const stateOf = async (browser: Browser) => outcome(await browser.call('sessionState'))

/** What was done with the staff of a tenant, latest first. */
export const kindsOf = async (browser: Browser) => (await browser.call('activity')).data.events.map(({ kind }) => kind)

/** How one of the staff signs in in a world. */
export function signInOf(world: () => StaffWorld) {
  /** A later step of time, in which no code was used. */
  const nextStep = () => world().pass(60)
  return {
    nextStep,
    /** A browser in which somebody has signed in with both factors. */
    signedIn: async (email: string, secret: string, tenant = 'patientweb') => {
      nextStep()
      const browser = world().open(tenant)
      const { ticket } = (await world().ticketOf(browser, email)).data
      const answer = await browser.call('finishSignIn', { body: { ticket, code: codeAt(secret, world().now()) } })
      expect(answer.status).toBe(200)
      return browser
    },
  }
}
