import { useEffect } from 'react'
import { selectProblem } from '#machines/sign-in/sign-in.selectors'
import type { SocialEntryActor } from '#src/features/social-sign-in/open-social-entry.ts'
import { useSignInState } from '../sign-in-context.ts'
import { identityProblems } from './with-identity.ts'

/** Goes on without another site whose newcomer was refused at the sign-in. */
export function useDropRefused(entry: SocialEntryActor | undefined): void {
  const refused = useSignInState((signIn) => selectProblem(signIn)?.code)
  useEffect(() => {
    if (refused && identityProblems.includes(refused)) entry?.send({ type: 'site.dropped' })
  }, [entry, refused])
}
