import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { leaving } from '#src/features/social-sign-in/open-social-entry.ts'
import { siteNames } from '#src/features/social-sign-in/site-names.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './social.messages.ts'
import { useSocialEntry } from './use-social-entry.ts'
import { useDropRefused } from './use-drop-refused.ts'
import * as css from './social.css.ts'

/** What came of a way by another site: a newcomer has one step to go, or it failed and everything else is still there. */
export function SocialNote() {
  const intl = useIntl()
  const entry = useSocialEntry()
  const box = useRef<HTMLDivElement>(null)
  const isConfirming = useSelector(entry, (snapshot) => snapshot?.matches('confirming')) ?? false
  const provider = useSelector(entry, (snapshot) => snapshot?.context.provider)
  const problem = useSelector(entry, (snapshot) =>
    snapshot?.matches('choosing') && snapshot.context.hasReturned ? snapshot.context.problem : undefined,
  )
  useDropRefused(entry)
  const isRepeatable = useSelector(entry, (snapshot) => snapshot?.can({ type: 'return.repeated' })) ?? false
  const isShown = isConfirming || problem !== undefined
  // The patient comes from elsewhere: this is what they read first.
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  useEffect(() => leaving(entry), [entry])
  if (!isShown) return null
  const drop = () => {
    entry?.send({ type: 'site.dropped' })
    // The button goes with the note.
    focusOn(fieldNamed('phone'))
  }
  const site = provider ? siteNames[provider] : ''
  return (
    <div ref={box} tabIndex={-1} className={css.note}>
      {problem ? (
        <Note
          kind="warning"
          role="alert"
          title={intl.formatMessage(messages.failed, { site })}
          actions={
            isRepeatable ? (
              <Button size="small" tone="secondary" onClick={() => entry?.send({ type: 'return.repeated' })}>
                {intl.formatMessage(messages.again)}
              </Button>
            ) : null
          }
        >
          {intl.formatMessage(problemMessages[problem.code])}
        </Note>
      ) : (
        <Note
          title={intl.formatMessage(messages.almost)}
          actions={
            <Button size="small" tone="secondary" onClick={drop}>
              {intl.formatMessage(messages.drop, { site })}
            </Button>
          }
        >
          {intl.formatMessage(messages.confirm, { site })}
        </Note>
      )}
    </div>
  )
}
