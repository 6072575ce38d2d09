import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from '#machines/sign-in/sign-in.machine'
import type { SignInActor } from './sign-in-flow.ts'

/** The sign-in under way, as React context. */
export const SignInContext = createContext<SignInActor | null>(null)

export function useSignIn(): SignInActor {
  const actor = use(SignInContext)
  if (!actor) throw new Error('useSignIn outside of SignInContext')
  return actor
}

/** A part of the sign-in's state. */
export const useSignInState = <Selected>(
  select: (snapshot: SnapshotFrom<typeof signInMachine>) => Selected,
): Selected => useSelector(useSignIn(), select)
