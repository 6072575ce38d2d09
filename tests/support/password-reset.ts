import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine'
import {
  selectIsBusy,
  selectProblem,
  selectScreen,
  type ResetScreen,
} from '#machines/password-reset/password-reset.selectors'
import type {
  CheckLinkInput,
  PasswordResetDraft,
  PasswordResetEvent,
  SendLinkInput,
  SignInInput,
  UpdatePasswordInput,
} from '#machines/password-reset/password-reset.types'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import { codeSent } from './booking.ts'

/** The number that is typed as 050 123 4567. */
export const number = { phone: '501234567', country_code: '971' }
export const password = 'a long secret'
/** What the platform answers when a link is mailed, and when a code is right. */
export const linkSent = { sent: true as const, expires_at: '2026-11-23T10:55:00.000Z' }
const right = { guest_token: 'right-1', expires_at: '2026-11-23T10:25:00.000Z' }

/** Services answer at once; the test says when a pause is over. */
export function startReset({ draft, returnPath }: { draft?: PasswordResetDraft; returnPath?: string } = {}) {
  const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => right)
  const sendLink = vi.fn(async (_: SendLinkInput) => linkSent)
  const checkLink = vi.fn(async (_: CheckLinkInput) => undefined)
  const updatePassword = vi.fn(async (_: UpdatePasswordInput) => undefined)
  const findReturnPath = vi.fn(async () => returnPath)
  const signIn = vi.fn(async (_: SignInInput) => undefined)
  const waits = new Map<string, () => void>()
  const waitUntil = fromPromise<void, WaitInput>(
    ({ input }) => new Promise((resolve) => waits.set(input.instant, resolve)),
  )
  const send = fromPromise<typeof codeSent, SendCodeInput>(({ input }) => sendCode(input))
  const machine = passwordResetMachine.provide({
    actors: {
      sendCode: send,
      phoneCode: phoneCodeMachine.provide({
        actors: { sendCode: send, verifyCode: fromPromise(({ input }) => verifyCode(input)), waitUntil },
      }),
      sendLink: fromPromise(({ input }) => sendLink(input)),
      checkLink: fromPromise(({ input }) => checkLink(input)),
      updatePassword: fromPromise(({ input }) => updatePassword(input)),
      findReturnPath: fromPromise(findReturnPath),
      signIn: fromPromise(({ input }) => signIn(input)),
    },
  })
  const actor = createActor(machine, { input: { phoneRegion: 'AE', draft } }).start()
  const snapshot = () => actor.getSnapshot()
  return {
    ...{ actor, sendCode, sendLink, checkLink, verifyCode, updatePassword, findReturnPath, signIn, snapshot },
    send: (event: PasswordResetEvent) => actor.send(event),
    screen: () => selectScreen(snapshot()),
    problem: () => selectProblem(snapshot())?.code,
    passes: (instant: string) => waits.get(instant)!(),
    rests: () => waitFor(actor, (state) => !selectIsBusy(state), { timeout: 1000 }),
    reaches: (screen: ResetScreen) =>
      waitFor(actor, (state) => selectScreen(state) === screen && !selectIsBusy(state), { timeout: 1000 }),
  }
}

/** Of which the code is on its way. */
export async function confirming() {
  const reset = startReset()
  reset.send({ type: 'phone.changed', answers: { phone: '050 123 4567' } })
  reset.send({ type: 'phone.given', number })
  await reset.reaches('confirm')
  return reset
}

/** Of which the code was right: the new password is asked for. */
export async function updating(options?: Parameters<typeof startReset>[0]) {
  const reset = startReset(options)
  reset.send({ type: 'phone.changed', answers: { phone: '050 123 4567' } })
  reset.send({ type: 'phone.given', number })
  await reset.reaches('confirm')
  reset.send({ type: 'code.given', code: '684213' })
  await reset.reaches('update')
  return reset
}
