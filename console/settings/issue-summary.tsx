import { Link } from '@tanstack/react-router'
import type { Draft } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { textLink } from '#src/ui/button.css.ts'
import { Note } from '#src/ui/note.tsx'
import { contentPlace } from '../content/place.ts'
import { useWords } from '../draft/use-words.ts'
import { fieldId, findEntry } from './find-entry.ts'
import { messages } from './form/form.messages.ts'

/** What keeps the draft from being published, with a link to each field that a form has. */
export function IssueSummary({ draft }: { draft: Draft }) {
  const intl = useIntl()
  const { field } = useWords()
  const errors = draft.issues.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return null
  return (
    <Note kind="danger" title={intl.formatMessage(messages.issues, { count: errors.length })}>
      <ul>
        {errors.map(({ field: pointer, message }, at) => {
          const group = findEntry(pointer)?.group
          const place = contentPlace(pointer)
          return (
            <li key={at}>
              {group ? (
                <Link to="/settings/$group" params={{ group }} hash={fieldId(pointer)} className={textLink}>
                  {field(pointer)}
                </Link>
              ) : place ? (
                <Link
                  to="/content/$part/$entry"
                  params={{ part: place.page, entry: place.entry }}
                  hash={fieldId(pointer)}
                  className={textLink}
                >
                  {field(pointer)}
                </Link>
              ) : (
                <bdi>{field(pointer)}</bdi>
              )}
              {': '}
              <bdi lang="en">{message}</bdi>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
