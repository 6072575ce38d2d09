import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import type { Leaving } from './leaving.ts'
import * as css from './telemedicine.css.ts'

/** Out of the visit for now, on either side: back into it, or its end. Also where its end could not be sent. */
export function LeftStep({ isEnding, visit, closesAt, zone, words, problem }: Leaving & { isEnding: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  if (isEnding)
    return (
      <Wrap width="narrow">
        <div aria-busy>
          <StepHeading>{intl.formatMessage(words.ending)}</StepHeading>
        </div>
      </Wrap>
    )
  return (
    <div className={css.end}>
      <Wrap width="narrow">
        <Stack gap={5}>
          <Stack gap={2}>
            <StepHeading>{intl.formatMessage(words.leftHeading)}</StepHeading>
            <Text as="p" tone="quiet" numbers>
              {intl.formatMessage(words.leftWhy, { time: format.time(closesAt, zone) })}
            </Text>
          </Stack>
          {problem ? (
            <Note kind="danger" role="alert">
              {intl.formatMessage(words.notEnded, { why: intl.formatMessage(problemMessages[problem.code]) })}
            </Note>
          ) : null}
          <Button size="bar" block onClick={() => visit.send({ type: 'join.pressed' })}>
            {intl.formatMessage(words.join)}
          </Button>
          <Button size="bar" tone="secondary" block onClick={() => visit.send({ type: 'end.pressed' })}>
            {intl.formatMessage(words.end)}
          </Button>
        </Stack>
      </Wrap>
    </div>
  )
}
