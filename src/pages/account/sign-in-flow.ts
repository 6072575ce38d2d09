import { onlineManager } from '@tanstack/react-query'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { regionOf } from '#contract/locale'
import { Problem } from '#contract/problem'
import { signInMachine } from '#machines/sign-in/sign-in.machine'
import { selectDraft, selectIsBusy, selectJoiningProof } from '#machines/sign-in/sign-in.selectors'
import type { SignInByPasswordInput, SignInByProofInput, SignUpInput } from '#machines/sign-in/sign-in.types'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import { settledNow } from '#src/clock/settled-now.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { withCaptcha } from '#src/features/captcha/with-captcha.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { emailProof } from '#src/storage/email-proof.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { givenConsents } from '#src/session/given-consents.ts'
import { providePhoneCode } from '#src/session/provide-phone-code.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'
import { withIdentity } from './social/with-identity.ts'

export type SignInActor = ActorRefFrom<typeof signInMachine>

const flows = new WeakMap<AppContext, Promise<SignInActor>>()

/**
 * The way in of this page: one over all its addresses, so that going from one to the next loses nothing. It begins where a reload left it.
 * Browser only.
 */
export function openSignIn(app: AppContext): Promise<SignInActor> {
  const known = flows.get(app)
  if (known) return known
  const opening = startSignIn(app)
  flows.set(app, opening)
  return opening
}

async function startSignIn(app: AppContext): Promise<SignInActor> {
  const drafts = signInDraft(app.tenant)
  const time = () => settledNow(async () => (await app.apis()).settleClock())
  const [draft, ofPhone] = await Promise.all([drafts.read(time), sessionStore(app.tenant).guestProof(time)])
  const proofs = emailProof(app.tenant)
  const proof = proofs.read(now()) ?? ofPhone
  const actor = createActor(provideSignIn(app), {
    input: { phoneRegion: regionOf(app.locale.country), draft, proof },
  })
  // A code that was given without a network is sent when there is one.
  const stopListening = onlineManager.subscribe((isOnline) => {
    if (isOnline) actor.send({ type: 'connection.returned' })
  })
  actor.subscribe({
    next: (snapshot) => {
      const next = selectDraft(snapshot)
      if (next) void drafts.keep(next, new Date(now()))
      const joining = selectJoiningProof(snapshot)
      if (joining) proofs.keep(joining, now())
      else if (!selectIsBusy(snapshot)) proofs.drop()
    },
    complete: () => {
      stopListening()
      flows.delete(app)
      void drafts.discard()
    },
  })
  return actor.start()
}

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine with the page's services. */
function provideSignIn(app: AppContext) {
  const { apis, tenant } = app
  const withKey = createOpenIntents()
  return signInMachine.provide({
    actors: {
      phoneCode: providePhoneCode(app),
      signInByProof: fromPromise(async ({ input: { proof }, signal }: ActorInput<SignInByProofInput>) => {
        const token = proof.guestToken
        try {
          const answer = await withIdentity(tenant, (identity) =>
            withKey(['in', token, identity], async (idempotencyKey) =>
              (await apis()).account.signInByToken(
                { token, ...identity, ...(await arrival(tenant)) },
                { idempotencyKey },
                signal,
              ),
            ),
          )
          await beginSession(app, answer)
          return 'signed_in' as const
        } catch (error) {
          if (error instanceof Problem && error.code === 'account_not_found') return 'unknown' as const
          throw error
        }
      }),
      signInByPassword: fromPromise(async ({ input, signal }: ActorInput<SignInByPasswordInput>) => {
        const { account } = await apis()
        const { email, ...number } = input.number
        const secret = { password: toBase64(input.password), ...(await arrival(tenant)) }
        const answer = await withIdentity(tenant, (identity) =>
          withCaptcha(
            app,
            (passed) => {
              const shown = { ...secret, ...identity, ...passed }
              return email
                ? account.signIn({ email, ...shown }, signal)
                : account.signInByPhone({ ...number, ...shown }, signal)
            },
            signal,
          ),
        )
        await beginSession(app, answer)
      }),
      signUp: fromPromise(async ({ input: { proof, patient }, signal }: ActorInput<SignUpInput>) => {
        const { password, email, ...names } = patient
        const body = {
          token: proof.guestToken,
          ...names,
          consents: givenConsents(),
          ...(password ? { password: toBase64(password) } : {}),
          ...(await arrival(tenant)),
        }
        const answer = await withIdentity(tenant, (identity) =>
          withKey(['join', body, email, identity], async (idempotencyKey) => {
            const { account } = await apis()
            const joining = { ...body, ...identity }
            return proof.email === undefined
              ? account.signUpByPhone({ ...joining, ...(email ? { email } : {}) }, { idempotencyKey }, signal)
              : account.signUp(joining, { idempotencyKey }, signal)
          }),
        )
        await beginSession(app, answer)
      }),
    },
  })
}
