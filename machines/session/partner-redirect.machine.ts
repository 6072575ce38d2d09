import { setup } from 'xstate'
import { expiryLeadsTo, type ExpiryFacts } from '#contract/partner-redirect'
import { notProvided } from '#machines/not-provided'

/** The page was opened, changed, or looked at again. */
type Seen = { type: 'page.seen'; facts: ExpiryFacts }

/**
 * Watches whether a session has ended (S03). Once it leads away, to the partner's login or to the notice, it decides nothing
 * more: the page is being left.
 */
export const partnerRedirectMachine = setup({
  types: { events: {} as Seen },
  actions: {
    /** Removes the sign of the ended session, remembers the try, and goes to the login. */
    leaveForLogin: notProvided('leaveForLogin'),
    leaveForNotice: notProvided('leaveForNotice'),
  },
  guards: {
    leadsToLogin: ({ event }) => expiryLeadsTo(event.facts) === 'login',
    leadsToNotice: ({ event }) => expiryLeadsTo(event.facts) === 'notice',
  },
}).createMachine({
  id: 'partnerRedirect',
  initial: 'watching',
  states: {
    watching: {
      on: {
        'page.seen': [
          { guard: 'leadsToLogin', target: 'leavingForLogin' },
          { guard: 'leadsToNotice', target: 'leavingForNotice' },
        ],
      },
    },
    leavingForLogin: { entry: 'leaveForLogin' },
    leavingForNotice: { entry: 'leaveForNotice' },
  },
})
