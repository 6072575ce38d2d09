import type { Draft } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { FieldLink } from './field-link.tsx'
import { messages } from './form/form.messages.ts'
import { IssueSentence } from './issues/issue-sentence.tsx'

/** What keeps the draft from being published, with a link to each field that a form has. */
export function IssueSummary({ draft }: { draft: Draft }) {
  const intl = useIntl()
  const errors = draft.issues.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return null
  return (
    <Note kind="danger" title={intl.formatMessage(messages.issues, { count: errors.length })}>
      <ul>
        {errors.map((issue, at) => (
          <li key={at}>
            <FieldLink pointer={issue.field} />
            {': '}
            <IssueSentence of={issue} />
          </li>
        ))}
      </ul>
    </Note>
  )
}
