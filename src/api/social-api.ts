import type { AxiosInstance } from 'axios'
import { additions, calls } from '#contract/services'
import type {
  BeginSocialRequest,
  LinkedSite,
  LinkedWays,
  SocialAnswer,
  SocialBegun,
  SocialReturnRequest,
} from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** The same key again returns the first answer: what the site gave counts once. */
type Keyed = { idempotencyKey: string }

/** Calls of the ways in by other sites. Each fails with a problem that says what to do: `social_…`. */
export function createSocialApi(http: () => AxiosInstance) {
  return {
    /** Where the patient goes to sign in, or to link a site. */
    begin: (body: BeginSocialRequest, signal?: AbortSignal) =>
      call<SocialBegun>(http(), additions.beginSocialSignIn, { body, signal }),
    /** Signs in with what the patient came back with (C22, C23). */
    signIn: (provider: SocialProvider, body: SocialReturnRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SocialAnswer>(http(), signInCalls[provider], { body, headers: keyHeader(idempotencyKey), signal }),
    /** Links a site to the patient's account with it. Throws `social_account_differs`. */
    link: (provider: SocialProvider, body: SocialReturnRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<LinkedWays>(http(), additions.linkWay, {
        ...{ params: { provider }, body, headers: keyHeader(idempotencyKey), signal },
      }),
    /** The sites that sign the patient in. */
    linked: (signal?: AbortSignal) => call<LinkedWays>(http(), additions.linkedWays, { signal }),
    /** Lets a site sign the patient in no more. Throws `last_way_in`. */
    unlink: (provider: LinkedSite) => call<LinkedWays>(http(), additions.unlinkWay, { params: { provider } }),
  }
}

const signInCalls = { google: calls.signInWithGoogle, facebook: calls.signInWithFacebook } as const
