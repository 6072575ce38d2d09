import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import * as css from '../telemedicine.css.ts'

/** Out of the visit for now: back into it, or its end. Also where its end could not be sent. */
export function LeftStep({ isEnding }: { isEnding: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const { closes_at: closesAt, time_zone: zone } = useVisit()
  const flow = Visit.useActorRef()
  const problem = Visit.useSelector(({ context }) => context.problem)
  if (isEnding)
    return (
      <Wrap width="narrow">
        <div aria-busy>
          <StepHeading>{intl.formatMessage(messages.ending)}</StepHeading>
        </div>
      </Wrap>
    )
  return (
    <div className={css.end}>
      <Wrap width="narrow">
        <Stack gap={5}>
          <Stack gap={2}>
            <StepHeading>{intl.formatMessage(messages.leftHeading)}</StepHeading>
            <Text as="p" tone="quiet" numbers>
              {intl.formatMessage(messages.leftWhy, { time: format.time(closesAt, zone) })}
            </Text>
          </Stack>
          {problem ? (
            <Note kind="danger" role="alert">
              {intl.formatMessage(messages.notEnded, { why: intl.formatMessage(problemMessages[problem.code]) })}
            </Note>
          ) : null}
          <Button size="bar" block onClick={() => flow.send({ type: 'join.pressed' })}>
            {intl.formatMessage(messages.join)}
          </Button>
          <Button size="bar" tone="secondary" block onClick={() => flow.send({ type: 'end.pressed' })}>
            {intl.formatMessage(messages.end)}
          </Button>
        </Stack>
      </Wrap>
    </div>
  )
}
