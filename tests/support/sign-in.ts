import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { VerifyCodeOutput } from '#machines/phone-code/phone-code.types'
import { signInMachine } from '#machines/sign-in/sign-in.machine'
import {
  selectDraft,
  selectIsBusy,
  selectProblem,
  selectStep,
  type SignInStep,
} from '#machines/sign-in/sign-in.selectors'
import type {
  SignInByPasswordInput,
  SignInByProofInput,
  SignInByProofOutput,
  SignInEvent,
  SignInInput,
  SignUpInput,
} from '#machines/sign-in/sign-in.types'
import { codeSent, verified } from './booking.ts'

/** A sign-in whose services answer at once; the account is known unless the test says otherwise. */
export function startSignIn(input: Partial<SignInInput> = {}) {
  const sendCode = vi.fn(async (_: unknown) => codeSent)
  const verifyCode = vi.fn(async (_: unknown): Promise<VerifyCodeOutput> => verified)
  const signInByProof = vi.fn(async (_: SignInByProofInput): Promise<SignInByProofOutput> => 'signed_in')
  const signInByPassword = vi.fn(async (_: SignInByPasswordInput) => undefined)
  const signUp = vi.fn(async (_: SignUpInput) => undefined)
  const machine = signInMachine.provide({
    actors: {
      phoneCode: phoneCodeMachine.provide({
        actors: {
          sendCode: fromPromise(({ input }) => sendCode(input)),
          verifyCode: fromPromise(({ input }) => verifyCode(input)),
          waitUntil: fromPromise<void, { instant: string }>(() => new Promise(() => {})),
        },
      }),
      signInByProof: fromPromise(({ input }) => signInByProof(input)),
      signInByPassword: fromPromise(({ input }) => signInByPassword(input)),
      signUp: fromPromise(({ input }) => signUp(input)),
    },
  })
  const actor = createActor(machine, { input: { phoneRegion: 'AE', ...input } }).start()
  return {
    sendCode,
    verifyCode,
    signInByProof,
    signInByPassword,
    signUp,
    send: (...events: SignInEvent[]) => events.forEach((event) => actor.send(event)),
    reaches: (step: SignInStep) =>
      waitFor(actor, (snapshot) => selectStep(snapshot) === step && !selectIsBusy(snapshot), { timeout: 1000 }),
    problem: () => selectProblem(actor.getSnapshot())?.code,
    draft: () => selectDraft(actor.getSnapshot()),
  }
}
