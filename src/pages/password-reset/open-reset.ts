import { onlineManager } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { regionOf } from '#contract/locale'
import { passwordResetDraftVersion } from '#machines/password-reset/draft-version'
import { selectDraft } from '#machines/password-reset/password-reset.selectors'
import type { PasswordResetDraft } from '#machines/password-reset/password-reset.types'
import { now } from '#src/clock/server-time.ts'
import { settledNow } from '#src/clock/settled-now.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { draftStore } from '#src/storage/draft-store.ts'
import { provideReset } from './provide-reset.ts'
import type { PasswordReset } from './reset-context.ts'

/** There is one reset per device, whoever's it is. */
const subject = 'phone'
const draftsOf = (tenant: string) =>
  draftStore<PasswordResetDraft>(tenant, { machine: 'password-reset', version: passwordResetDraftVersion })

const opened = new WeakMap<AppContext, Promise<PasswordReset>>()

/** The page's reset, which lives over both of its addresses; begun where a reload left it. Browser only. */
export function openReset(app: AppContext): Promise<PasswordReset> {
  const known = opened.get(app) ?? beginReset(app)
  opened.set(app, known)
  return known
}

async function beginReset(app: AppContext): Promise<PasswordReset> {
  const clock = () => settledNow(async () => (await app.apis()).settleClock())
  const drafts = draftsOf(app.tenant)
  // Without readable storage it begins at the phone.
  const kept = await drafts.read(subject, clock).catch(() => undefined)
  const draft = kept && (kept.codeSent ?? kept.linkSent) ? withoutOver(kept, await clock()) : kept
  const reset = createActor(provideReset(app), { input: { phoneRegion: regionOf(app.locale.country), draft } })
  let last: PasswordResetDraft | undefined
  reset.subscribe((snapshot) => {
    const next = selectDraft(snapshot)
    if (last?.answers === next?.answers && last?.codeSent === next?.codeSent && last?.linkSent === next?.linkSent)
      return
    last = next
    void (next ? drafts.keep(subject, next, new Date(now())) : drafts.discard(subject))
  })
  let wasOnline = onlineManager.isOnline()
  onlineManager.subscribe((isOnline) => {
    if (isOnline && !wasOnline) reset.send({ type: 'connection.returned' })
    wasOnline = isOnline
  })
  return reset.start()
}

/** A code or a link that has expired leads on no more: the number, or the email, is still known. */
function withoutOver({ answers, codeSent, linkSent }: PasswordResetDraft, now: Date): PasswordResetDraft {
  const isAlive = (sent?: { expires_at: string }) => sent !== undefined && Date.parse(sent.expires_at) > now.getTime()
  return {
    answers,
    codeSent: isAlive(codeSent) ? codeSent : undefined,
    linkSent: isAlive(linkSent) ? linkSent : undefined,
  }
}
