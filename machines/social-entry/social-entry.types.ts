import type { SocialReturnRequest } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import type { FlowProblem } from '#machines/flow-problem'

/** What a patient came back from another site with. */
export type SocialReturn = Omit<SocialReturnRequest, 'browser_key'> & { provider: SocialProvider }

export type SocialEntryInput = {
  /** Set where the patient has just come back. */
  returned: SocialReturn | undefined
  /** The site that knows a newcomer, who has not proven an account yet. */
  pending: SocialProvider | undefined
}

export type SocialEntryContext = {
  returned: SocialReturn | undefined
  /** The site that was chosen, or come back from. */
  provider: SocialProvider | undefined
  problem: FlowProblem | undefined
  /** Whether the problem is one of the way back. */
  hasReturned: boolean
}

export type SocialEntryEvent =
  | { type: 'site.chosen'; provider: SocialProvider }
  /** The browser shows the page again that was left for the site. */
  | { type: 'page.shown' }
  /** The view with the sites is left: what went wrong is not told again in the next one. */
  | { type: 'view.left' }
  /** What the patient came back with is shown once more, after an answer that was lost. */
  | { type: 'return.repeated' }
  | { type: 'connection.returned' }
  /** The patient goes on without the site. */
  | { type: 'site.dropped' }

/** Inputs of the services that the app provides. */
export type LeaveInput = { provider: SocialProvider }
export type ArriveInput = { returned: SocialReturn }
/** Whether the site has done what was asked of it, or knows somebody who is new here. */
export type ArriveOutput = 'entered' | 'newcomer'
