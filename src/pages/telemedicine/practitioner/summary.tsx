import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-field.tsx'
import { faultOf } from './provide-visit.ts'
import { useSide, useVisit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import * as css from '../telemedicine.css.ts'

/** As the contract has it (`longestText.visitSummary`): its file would bring the schemas with it. */
const longest = 2000

/** What the practitioner writes down for the patient, and can change while the link is good. */
export function Summary() {
  const intl = useIntl()
  const visit = useVisit()
  const [isOpen, setOpen] = useState(visit.summary === undefined)
  const { summary, summary_until: until } = visit
  if (until === undefined && !summary) return null
  return (
    <Panel as="section">
      <Stack gap={4}>
        <h2>{intl.formatMessage(messages.summary)}</h2>
        {isOpen && until !== undefined ? (
          <SummaryForm until={until} onWritten={(isThere) => setOpen(!isThere)} />
        ) : (
          <WrittenSummary onChange={until === undefined ? undefined : () => setOpen(true)} />
        )}
      </Stack>
    </Panel>
  )
}

type FormProps = { until: string; /** Whether a summary stands now. */ onWritten: (isThere: boolean) => void }

function SummaryForm({ until, onWritten }: FormProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { calls, see } = useSide()
  const visit = useVisit()
  const { summary: known, time_zone: zone } = visit
  const [text, setText] = useState(known?.text ?? '')
  const [attempt, setAttempt] = useState(0)
  const writing = useMutation({
    mutationFn: async (wanted: string) => (await calls()).write(wanted),
    // Without a network it fails at once: nobody may believe that the patient has it.
    networkMode: 'always',
    onSuccess: ({ summary }) => {
      const { summary: _, ...rest } = visit
      see(summary ? { ...rest, summary } : rest)
      onWritten(summary !== undefined)
    },
  })
  // An empty text takes back what was written; where nothing was, there is nothing to save.
  const isMissing = text.trim() === '' && !known
  const save = () => {
    setAttempt(attempt + 1)
    if (!isMissing) writing.mutate(text.trim())
  }
  const why = isMissing ? messages.summaryMissing : refusalOf(writing.error)
  const isTakenBack = writing.isSuccess && !writing.data.summary
  return (
    <Stack gap={4}>
      <TextArea
        label={intl.formatMessage(messages.summaryLabel)}
        hint={intl.formatMessage(messages.summaryHint, { moment: format.moment(until, zone, now) })}
        value={text}
        onChange={setText}
        maxLength={longest}
        rows={6}
        dir="auto"
      />
      <Stack gap={2}>
        <PressNotice
          refusal={attempt > 0 && why && !writing.isPending ? { text: intl.formatMessage(why), attempt } : undefined}
        />
        <div role="status">{isTakenBack ? <p>{intl.formatMessage(messages.summaryTakenBack)}</p> : null}</div>
        <Button size="bar" block busy={writing.isPending} onClick={save}>
          {intl.formatMessage(known && text.trim() === '' ? messages.takeBack : messages.save)}
        </Button>
      </Stack>
    </Stack>
  )
}

function refusalOf(error: Error | null) {
  if (!error) return undefined
  if (faultOf(error)) return messages.summaryTooLate
  return problemMessages[error instanceof Problem ? error.code : 'unexpected']
}

function WrittenSummary({ onChange }: { onChange: (() => void) | undefined }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { summary, time_zone: zone } = useVisit()
  if (!summary) return null
  return (
    <Stack gap={3}>
      <blockquote className={css.quote} dir="auto">
        {summary.text}
      </blockquote>
      <div role="status">
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(messages.summarySaved, { moment: format.moment(summary.written_at, zone, now) })}
        </Text>
      </div>
      {onChange ? (
        <div>
          <Button tone="secondary" onClick={onChange}>
            {intl.formatMessage(messages.change)}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
