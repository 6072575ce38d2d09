import { onlineManager } from '@tanstack/react-query'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { Problem } from '#contract/problem'
import type { SocialNewcomer, SocialReturnRequest } from '#contract/social'
import { socialEntryMachine } from '#machines/social-entry/social-entry.machine'
import type { ArriveInput, ArriveOutput, LeaveInput, SocialReturn } from '#machines/social-entry/social-entry.types'
import { createOpenIntents, isRefused } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { socialApiOf } from '#src/queries/own-ways.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { newBrowserKey } from './parts/browser-key.ts'
import { takeReturn } from './parts/read-return.ts'

export type SocialEntryActor = ActorRefFrom<typeof socialEntryMachine>

/** What it is for: a sign-in, where `onNewcomer` is told who the site says that somebody new is, or linking a site to the account. */
export type SocialPurpose = 'link' | { onNewcomer: (person: SocialNewcomer) => Promise<void> }

const flows = new WeakMap<AppContext, Map<string, Promise<SocialEntryActor>>>()

/**
 * The way in by another site of this page, with what the patient came back with where they did: one until it has ended, also where a view is
 * left and shown again meanwhile. Tokens stay in the session record. Browser only.
 */
export function openSocialEntry(app: AppContext, purpose: SocialPurpose): Promise<SocialEntryActor> {
  const ofApp = flows.get(app) ?? new Map<string, Promise<SocialEntryActor>>()
  flows.set(app, ofApp)
  const name = purpose === 'link' ? purpose : 'sign-in'
  const opening = ofApp.get(name) ?? startSocialEntry(app, purpose, () => ofApp.delete(name))
  ofApp.set(name, opening)
  return opening
}

/** What a view with the sites does when it is left. */
export const leaving = (entry: SocialEntryActor | undefined) => () => {
  if (entry?.getSnapshot().status === 'active') entry.send({ type: 'view.left' })
}

async function startSocialEntry(app: AppContext, purpose: SocialPurpose, onEnd: () => void): Promise<SocialEntryActor> {
  const returned = takeReturn(window)
  const entry = await sessionStore(app.tenant).socialEntry()
  const isPending = entry !== undefined && 'identityToken' in entry && Date.parse(entry.expiresAt) > now()
  const actor = createActor(provideSocialEntry(app, purpose), {
    input: { returned, pending: isPending && purpose !== 'link' ? entry.provider : undefined },
  }).start()
  // Back from the site by the browser's button: the page is shown as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'page.shown' })
  window.addEventListener('pageshow', onShow)
  const stopListening = onlineManager.subscribe((isOnline) => {
    if (isOnline) actor.send({ type: 'connection.returned' })
  })
  actor.subscribe({
    complete: () => {
      onEnd()
      stopListening()
      window.removeEventListener('pageshow', onShow)
    },
  })
  return actor
}

type ActorInput<Input> = { input: Input; signal: AbortSignal }

function provideSocialEntry(app: AppContext, purpose: SocialPurpose) {
  const session = sessionStore(app.tenant)
  const withKey = createOpenIntents()
  async function arrive({ provider, ...brought }: SocialReturn, signal: AbortSignal): Promise<ArriveOutput> {
    const entry = await session.socialEntry()
    // Begun in another browser, or ended before: the server need not be asked.
    if (!entry || !('browserKey' in entry) || entry.provider !== provider) throw new Problem('social_state_invalid')
    const body: SocialReturnRequest = { ...brought, browser_key: entry.browserKey }
    const api = await socialApiOf(app)
    if (purpose === 'link') {
      await withKey(body, (idempotencyKey) => api.link(provider, body, { idempotencyKey }, signal))
      await session.dropSocialEntry()
      return 'entered'
    }
    const signIn = { ...body, ...(await arrival(app.tenant)) }
    const answer = await withKey(signIn, (idempotencyKey) => api.signIn(provider, signIn, { idempotencyKey }, signal))
    if ('idToken' in answer) {
      await beginSession(app, answer)
      return 'entered'
    }
    const { identity_token: identityToken, expires_at: expiresAt } = answer
    await session.keepSocialEntry({ provider, identityToken, expiresAt })
    await purpose.onNewcomer(answer)
    return 'newcomer'
  }
  return socialEntryMachine.provide({
    actors: {
      leave: fromPromise(async ({ input: { provider }, signal }: ActorInput<LeaveInput>) => {
        const { key, hash } = await newBrowserKey()
        const { authorization_url: address } = await (
          await socialApiOf(app)
        ).begin(
          { provider, locale: app.locale.prefix, browser_hash: hash, ...(purpose === 'link' && { link: true }) },
          signal,
        )
        const state = new URL(address, window.location.href).searchParams.get('state')
        await session.keepSocialEntry({ provider, browserKey: key, ...(state !== null && { state }) })
        window.location.assign(address)
      }),
      arrive: fromPromise(async ({ input, signal }: ActorInput<ArriveInput>): Promise<ArriveOutput> => {
        const entry = await session.socialEntry()
        // Another was begun since, in another tab: that one counts, and goes on.
        if (entry && 'state' in entry && entry.state !== input.returned.state) throw new Problem('social_state_invalid')
        try {
          return await arrive(input.returned, signal)
        } catch (error) {
          // Shown once more after a lost answer, and never after a refusal.
          if (isRefused(error)) await session.dropSocialEntry()
          throw error
        }
      }),
      drop: fromPromise(() => session.dropSocialEntry()),
    },
  })
}
