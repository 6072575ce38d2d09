import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Note } from '#src/ui/note.tsx'
import { useConsole } from '../console-context.ts'
import { useWords } from '../draft/use-words.ts'
import { isolated } from '../isolated.ts'
import { IssueSentence } from '../settings/issues/issue-sentence.tsx'
import { focusMain } from '../shell/focus-main.ts'
import { list, row, words } from '../people/people.css.ts'
import * as css from './files.css.ts'
import { messages } from './files.messages.ts'
import type { Upload, useUploads } from './use-uploads.ts'

/** Files on their way, and those that were not taken, with why and what can be done. */
export function UploadList({ of: { uploads, ...acts } }: { of: ReturnType<typeof useUploads> }) {
  const intl = useIntl()
  if (uploads.length === 0) return null
  return (
    <ul className={list} aria-label={intl.formatMessage(messages.uploads)}>
      {uploads.map((upload) => (
        <li key={upload.id} className={row}>
          <div className={words}>
            <bdi className={css.name}>{upload.name}</bdi>
            <UploadState {...acts} upload={upload} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type Acts = Omit<ReturnType<typeof useUploads>, 'uploads'>

function UploadState({ upload, drop, replace, retry }: Acts & { upload: Upload }) {
  const intl = useIntl()
  const { dates } = useConsole()
  const { who, when } = useWords()
  const { id, name, share, refused, conflict } = upload
  const isThere = conflict?.stands.value !== undefined
  /** Of a button that goes with its press. */
  const and = (act: () => void) => () => {
    act()
    focusMain()
  }
  const leave = (
    <Button tone="secondary" size="small" onClick={and(() => drop(id))}>
      {intl.formatMessage(messages.leave)}
    </Button>
  )
  if (conflict)
    return (
      <Note
        kind="warning"
        role="alert"
        actions={
          <>
            <Button tone="secondary" size="small" onClick={and(() => replace(upload))}>
              {intl.formatMessage(isThere ? messages.replace : messages.again)}
            </Button>
            {leave}
          </>
        }
      >
        {intl.formatMessage(isThere ? messages.there : messages.gone, {
          who: who(conflict.author),
          ...when(conflict.at),
        })}
      </Note>
    )
  if (refused)
    return (
      <>
        <PressNotice
          refusal={{
            text: refused.finding ? <IssueSentence of={refused.finding} /> : refused.text,
            attempt: id,
          }}
        />
        <div className={css.acts}>
          {refused.isFinal ? null : (
            <Button tone="secondary" size="small" onClick={and(() => retry(upload))}>
              {intl.formatMessage(messages.again)}
            </Button>
          )}
          {leave}
        </div>
      </>
    )
  const percent = new Intl.NumberFormat(dates.intl, { style: 'percent' }).format(share)
  const label = intl.formatMessage(share < 1 ? messages.sending : messages.checking, { name: isolated(name) })
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={1} value={share} aria-label={label} />
      <span className={css.note}>{share < 1 ? percent : intl.formatMessage(messages.checked)}</span>
    </div>
  )
}
