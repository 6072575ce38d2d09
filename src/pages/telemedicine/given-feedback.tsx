import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Panel, Stack, Text } from '#src/ui/layout.tsx'
import { Telemedicine } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

/** What the patient has said of the visit, and its change while there is time. */
export function GivenFeedback() {
  const intl = useIntl()
  const format = useFormat()
  const telemedicine = Telemedicine.useActorRef()
  const feedback = Telemedicine.useSelector(({ context }) => context.feedback)
  if (!feedback?.feedback) return null
  const { rating, reasons, text } = feedback.feedback
  return (
    <Panel as="section">
      <Stack gap={4}>
        <Text as="h2">{intl.formatMessage(messages.thanks)}</Text>
        <Inline gap={3} wrap>
          <span>{intl.formatMessage(messages.question)}</span>
          <span className={css.score}>{intl.formatMessage(messages.given, { rating: format.number(rating) })}</span>
        </Inline>
        {reasons.length > 0 ? (
          <p>{format.list(reasons.map((reason) => intl.formatMessage(messages[reason])))}</p>
        ) : null}
        {text ? (
          <blockquote className={css.quote} dir="auto">
            {text}
          </blockquote>
        ) : null}
        {feedback.give_until === undefined ? null : (
          <div>
            <Button tone="secondary" onClick={() => telemedicine.send({ type: 'rating.opened' })}>
              {intl.formatMessage(messages.change)}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
