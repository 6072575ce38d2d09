import { Problem, type ProblemCode } from '#contract/problem'
import { sessionStore } from '#src/session/session-store.ts'

/** Refusals of a newcomer's token: pressing on signs in without the site. */
export const identityProblems: readonly ProblemCode[] = ['social_state_invalid', 'social_account_differs']

/**
 * Signs in or up with the token of whoever came from another site as somebody new, which links that site; without one as ever. A token that
 * is refused is dropped.
 */
export async function withIdentity<Answer>(
  tenant: string,
  work: (identity: { identity_token?: string }) => Promise<Answer>,
): Promise<Answer> {
  const session = sessionStore(tenant)
  const entry = await session.socialEntry()
  try {
    return await work(entry && 'identityToken' in entry ? { identity_token: entry.identityToken } : {})
  } catch (error) {
    if (error instanceof Problem && identityProblems.includes(error.code)) await session.dropSocialEntry()
    throw error
  }
}
