import * as files from '#src/features/document-files/files.css.ts'
import { refusalOf } from '#src/features/document-files/refusal-of.ts'
import { UploadRow } from '#src/features/document-files/upload-row.tsx'
import { Problem } from '#contract/problem'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages as words } from '../room-chat.messages.ts'
import type { Outgoing } from './use-messages.ts'
import type { useSentFiles } from './use-sent-files.ts'
import * as css from '../room-chat.css.ts'

type Texts = { outgoing: readonly Outgoing[]; onRetry: (one: Outgoing) => void; onDiscard: (id: string) => void }

/** Messages of this side that are on their way, or could not be sent, and why. */
export function UnsentTexts({ outgoing, onRetry, onDiscard }: Texts) {
  const intl = useIntl()
  return (
    <ol className={css.list}>
      {outgoing.map((one) => (
        <li key={one.id} className={css.message} data-own>
          <p className={css.text} dir="auto">
            {one.text}
          </p>
          {one.why ? (
            <NotSent
              why={intl.formatMessage(problemMessages[one.why])}
              onRetry={() => onRetry(one)}
              onDiscard={() => onDiscard(one.id)}
            />
          ) : (
            <span className={css.quiet}>{intl.formatMessage(words.sending)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Files of this side that are being sent, or could not be. */
export function UnsentFiles({ uploads, failureOf, remove, retry }: ReturnType<typeof useSentFiles>) {
  const intl = useIntl()
  if (uploads.length === 0) return null
  return (
    <>
      <ul className={files.uploads}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRemove={() => remove(upload)} />
        ))}
      </ul>
      {uploads.flatMap((upload) => {
        const failure = failureOf(upload)
        if (!failure) return []
        const why = intl.formatMessage(refusalOf(failure instanceof Problem ? failure : undefined))
        return [<NotSent key={upload.key} why={why} onRetry={() => retry(upload)} onDiscard={() => remove(upload)} />]
      })}
    </>
  )
}

function NotSent({ why, onRetry, onDiscard }: { why: string; onRetry: () => void; onDiscard: () => void }) {
  const intl = useIntl()
  return (
    <div role="alert" className={files.fileActions}>
      <span className={files.wrong}>{intl.formatMessage(words.notSent, { why })}</span>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {intl.formatMessage(words.again)}
      </Button>
      <Button tone="quiet" size="small" onClick={onDiscard}>
        {intl.formatMessage(words.discard)}
      </Button>
    </div>
  )
}
