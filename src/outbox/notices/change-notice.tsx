import type { ReactNode } from 'react'
import { problemCodes } from '#contract/problem-codes'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import type { NoticeProps } from './notice-view.ts'
import { title as titleStyle } from './outbox-notice.css.ts'

/** Titles by outcome, and buttons. */
export type ChangeTexts = Record<'accepted' | 'refused' | 'due' | 'send' | 'keep' | 'open', MessageDescriptor> & {
  /** Of the link to what was changed after a refusal; `open` without one. */
  openRefused?: MessageDescriptor
}

export type ChangeNoticeProps<Kept extends object, Subject> = NoticeProps<Kept, Subject> & {
  texts: ChangeTexts
  /** Of the button that sends a change which waits to be confirmed. */
  sendTone?: 'danger'
  /** Why it waits to be confirmed; it may have arrived unanswered. */
  waited: (mayHaveArrived: boolean) => ReactNode
  /** Stands below the reason of a refusal. */
  afterRefusal?: ReactNode
}

type Props<Kept extends object, Subject> = ChangeNoticeProps<Kept, Subject> & {
  /** Where what was changed is seen. */
  href: string
  /** What was changed. */
  children?: ReactNode
}

/** The outcome of one stored change: the reason, and what to do next. */
export function ChangeNotice<Kept extends object, Subject>(props: Props<Kept, Subject>) {
  const { news, texts, sendTone, waited, afterRefusal, href, children, onSeen, onConfirm, onDiscard } = props
  const intl = useIntl()
  const { state } = news
  if (state === 'kept' || state === 'sending') return null
  const { kind, title } = looks[state]
  const code = state === 'refused' ? (problemCodes.find((known) => known === news.refusal.code) ?? 'unexpected') : null
  return (
    <Note
      kind={kind}
      title={<span className={titleStyle}>{intl.formatMessage(texts[title])}</span>}
      actions={
        state === 'confirmation_due' ? (
          <>
            <Button size="small" {...(sendTone && { tone: sendTone })} onClick={onConfirm}>
              {intl.formatMessage(texts.send)}
            </Button>
            {news.mayHaveArrived ? null : (
              <Button size="small" tone="secondary" onClick={onDiscard}>
                {intl.formatMessage(texts.keep)}
              </Button>
            )}
          </>
        ) : (
          <LinkButton size="small" href={href} onClick={onSeen}>
            {intl.formatMessage((state === 'refused' && texts.openRefused) || texts.open)}
          </LinkButton>
        )
      }
    >
      {children}
      {state === 'confirmation_due' ? <div>{waited(news.mayHaveArrived)}</div> : null}
      {code ? <div>{intl.formatMessage(problemMessages[code])}</div> : null}
      {code && afterRefusal ? <div>{afterRefusal}</div> : null}
    </Note>
  )
}

const looks = {
  accepted: { kind: 'success', title: 'accepted' },
  refused: { kind: 'danger', title: 'refused' },
  confirmation_due: { kind: 'warning', title: 'due' },
} as const
