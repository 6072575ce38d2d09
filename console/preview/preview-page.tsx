import { useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { IssueSummary } from '../settings/issue-summary.tsx'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { messages } from './preview.messages.ts'
import { Preview } from './preview.tsx'

/** The app with the draft, on a page of its own: phones have no room for it beside a form. */
export function PreviewPage() {
  const intl = useIntl()
  const { api } = useConsole()
  const draft = useQuery(draftQuery(api))
  const title = intl.formatMessage(messages.heading)
  useTitle(title)
  return (
    <>
      <div>
        <h1>{title}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead)}
        </Text>
      </div>
      <Loaded query={draft}>
        {(read) => (
          <>
            <DraftStrip draft={read} />
            <IssueSummary draft={read} />
            <Preview draft={read} />
          </>
        )}
      </Loaded>
    </>
  )
}
