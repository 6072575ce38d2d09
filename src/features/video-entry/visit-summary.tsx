import type { VisitSummary as Written } from '#contract/video-visit'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './video-entry.messages.ts'
import * as css from './visit-summary.css.ts'

/** What the practitioner has written down for the patient, in their words, and when. */
export function VisitSummary({ summary: { text, written_at: at }, zone }: { summary: Written; zone: string }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.summary)}</h2>
        <p className={css.text} dir="auto">
          {text}
        </p>
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(messages.summaryWritten, { moment: format.moment(at, zone, now) })}
        </Text>
      </Stack>
    </Panel>
  )
}
