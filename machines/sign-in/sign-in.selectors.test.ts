import { expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { codeSent, verified } from '#tests/support/booking'
import { signInMachine } from './sign-in.machine.ts'
import {
  selectAnswers,
  selectCanResend,
  selectDraft,
  selectIsBusy,
  selectJoiningProof,
  selectNumber,
  selectProblem,
  selectSent,
  selectStep,
  selectUnsentCode,
} from './sign-in.selectors.ts'
import type { SignInByProofOutput } from './sign-in.types.ts'

/** Every call waits until the test answers it. */
function startSignIn() {
  const held = <Output>() => {
    const calls: { resolve: (output: Output) => void; reject: (problem: Problem) => void }[] = []
    const call = () => new Promise<Output>((resolve, reject) => calls.push({ resolve, reject }))
    return { call, last: () => vi.waitUntil(() => calls.at(-1)) }
  }
  const sendCode = held<typeof codeSent>()
  const verifyCode = held<typeof verified>()
  const pause = held<void>()
  const byProof = held<SignInByProofOutput>()
  const byPassword = held<void>()
  const signUp = held<void>()
  const actor = createActor(
    signInMachine.provide({
      actors: {
        phoneCode: phoneCodeMachine.provide({
          actors: {
            sendCode: fromPromise(sendCode.call),
            verifyCode: fromPromise(verifyCode.call),
            waitUntil: fromPromise(pause.call),
          },
        }),
        signInByProof: fromPromise(byProof.call),
        signInByPassword: fromPromise(byPassword.call),
        signUp: fromPromise(signUp.call),
      },
    }),
    { input: { phoneRegion: 'AE' } },
  ).start()
  const shown = () => {
    const now = actor.getSnapshot()
    return [selectStep(now), selectIsBusy(now), selectCanResend(now), selectUnsentCode(now)]
  }
  const shows = (...expected: unknown[]) => vi.waitFor(() => expect(shown()).toEqual(expected))
  return { actor, shows, sendCode, verifyCode, pause, byProof, byPassword, signUp }
}

const number = { phone: '501234567', country_code: '971' }

it('each step stays in sight while its call runs, and says so', async () => {
  const { actor, shows, ...calls } = startSignIn()
  await shows('number', false, false, undefined)
  actor.send({ type: 'number.given', number })
  await shows('number', true, false, undefined)
  ;(await calls.sendCode.last()).resolve(codeSent)
  await shows('code', false, false, undefined)
  ;(await calls.pause.last()).resolve()
  await shows('code', false, true, undefined)

  actor.send({ type: 'code.given', code: '684213' })
  await shows('code', true, false, '684213')
  ;(await calls.verifyCode.last()).reject(new Problem('offline'))
  await shows('code', false, false, '684213')
  expect(selectProblem(actor.getSnapshot())?.code).toBe('offline')
  actor.send({ type: 'connection.returned' })
  await vi.waitFor(() => expect(selectIsBusy(actor.getSnapshot())).toBe(true))
  ;(await calls.verifyCode.last()).resolve(verified)
  ;(await calls.byProof.last()).resolve('unknown')
  await shows('names', false, false, undefined)
})

it('a password stays in sight while it is compared', async () => {
  const { actor, shows, ...calls } = startSignIn()
  actor.send({ type: 'password.chosen', number })
  await shows('password', false, false, undefined)
  actor.send({ type: 'password.given', password: 'four plain words' })
  await shows('password', true, false, undefined)
  ;(await calls.byPassword.last()).resolve()
  await shows('done', false, false, undefined)
  expect(selectDraft(actor.getSnapshot())).toBeUndefined()
})

it('goes on after a reload with what was typed, and with the proof of an email alone, until the patient is signed in', async () => {
  const { actor, shows, ...calls } = startSignIn()
  const now = () => actor.getSnapshot()
  const email = { phone: '', country_code: '', email: 'layla@example.org' }
  actor.send({ type: 'number.given', number: email })
  ;(await calls.sendCode.last()).resolve(codeSent)
  await shows('code', false, false, undefined)
  const draft = { answers: selectAnswers(now()), number: selectNumber(now()), sent: selectSent(now()) }
  expect([draft.number, draft.sent?.expires_at]).toEqual([email, codeSent.expires_at])
  expect(selectDraft(now())).toEqual(draft)
  actor.send({ type: 'code.given', code: '684213' })
  ;(await calls.verifyCode.last()).resolve(verified)
  await vi.waitFor(() => expect(now().matches('entering')).toBe(true))
  expect([selectStep(now()), selectJoiningProof(now())]).toEqual(['code', undefined])
  ;(await calls.byProof.last()).resolve('unknown')
  await shows('names', false, false, undefined)
  expect(selectJoiningProof(now())).toMatchObject({ email: 'layla@example.org' })

  const byPhone = startSignIn()
  byPhone.actor.send({ type: 'number.given', number })
  ;(await byPhone.sendCode.last()).resolve(codeSent)
  await byPhone.shows('code', false, false, undefined)
  byPhone.actor.send({ type: 'code.given', code: '684213' })
  ;(await byPhone.verifyCode.last()).resolve(verified)
  ;(await byPhone.byProof.last()).resolve('unknown')
  await byPhone.shows('names', false, false, undefined)
  expect(selectJoiningProof(byPhone.actor.getSnapshot())).toBeUndefined()
})
