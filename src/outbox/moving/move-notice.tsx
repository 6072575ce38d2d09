import { problemCodes } from '#contract/problem-codes'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import type { NoticeProps } from '../notices/notice-view.ts'
import { title as titleStyle } from '../notices/outbox-notice.css.ts'
import { confirmAfterMinutes, type MovedVisit, type MoveKept } from './move-change.ts'
import { messages } from './move-notice.messages.ts'

/** The outcome of one stored move: which visit, where to, the reason, and what to do next. */
export function MoveNotice({ news, onSeen, onConfirm, onDiscard }: NoticeProps<MoveKept, MovedVisit>) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  const { state, subject: visit } = news
  if (!visit || state === 'kept' || state === 'sending') return null
  const { kind, title } = looks[state]
  const when = (start: string) => format.dayAndTime(start, visit.timeZone, now)
  const code = state === 'refused' ? (problemCodes.find((known) => known === news.refusal.code) ?? 'unexpected') : null
  return (
    <Note
      kind={kind}
      title={<span className={titleStyle}>{intl.formatMessage(title)}</span>}
      actions={
        state === 'confirmation_due' ? (
          <>
            <Button size="small" onClick={onConfirm}>
              {intl.formatMessage(messages.send)}
            </Button>
            {news.mayHaveArrived ? null : (
              <Button size="small" tone="secondary" onClick={onDiscard}>
                {intl.formatMessage(messages.keep)}
              </Button>
            )}
          </>
        ) : (
          <LinkButton size="small" href={links.appointment(visit.appointmentId)} onClick={onSeen}>
            {intl.formatMessage(state === 'refused' ? messages.otherTimes : messages.open)}
          </LinkButton>
        )
      }
    >
      <div>
        <OwnScript>{visit.practitionerName}</OwnScript>
      </div>
      <div>{when(visit.start)}</div>
      {state === 'confirmation_due' ? (
        <div>
          {intl.formatMessage(news.mayHaveArrived ? messages.unanswered : messages.waited, {
            minutes: confirmAfterMinutes,
          })}
        </div>
      ) : null}
      {code ? <div>{intl.formatMessage(problemMessages[code])}</div> : null}
      {state === 'refused' ? <div>{intl.formatMessage(messages.unchanged)}</div> : null}
    </Note>
  )
}

const looks = {
  accepted: { kind: 'success', title: messages.moved },
  refused: { kind: 'danger', title: messages.refused },
  confirmation_due: { kind: 'warning', title: messages.due },
} as const
