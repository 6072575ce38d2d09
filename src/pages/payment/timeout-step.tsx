import { Hourglass, RefreshCw } from 'lucide-react'
import { selectIsAsking } from '#machines/payment/payment.selectors'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, TextButton, TextLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Payment, useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import * as css from './payment.css.ts'

/** Nobody knows yet: at first the bank checks, and after a while (`isLong`) it is said what holds until it answers. */
export function TimeoutStep({ isLong }: { isLong: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const isOnline = useOnline()
  const payment = Payment.useActorRef()
  const isAsking = Payment.useSelector(selectIsAsking)
  const { start, time_zone: zone } = useAwaited()
  const rows = [
    [messages.yourTime, intl.formatMessage(messages.kept, { time: format.time(start, zone) })],
    [messages.ifYes, intl.formatMessage(messages.ifYesThen)],
    [messages.ifNo, intl.formatMessage(messages.ifNoThen)],
  ] as const
  return (
    <Wrap width="narrow">
      <div className={css.step}>
        <Stack gap={6}>
          <Stack gap={3}>
            <span className={css.mark}>
              <Icon of={Hourglass} size="large" />
            </span>
            <StepHeading>{intl.formatMessage(isLong ? messages.timeoutHeading : messages.pendingHeading)}</StepHeading>
            <p>{intl.formatMessage(isLong ? messages.timeoutWhy : messages.pendingWhy)}</p>
          </Stack>
          {isOnline ? null : <Note kind="warning">{intl.formatMessage(messages.offlineWhy)}</Note>}
          {isLong ? (
            <Rows>
              {rows.map(([name, value]) => (
                <Row key={name.id} end={<Text numbers>{value}</Text>}>
                  <Text weight="medium">{intl.formatMessage(name)}</Text>
                </Row>
              ))}
            </Rows>
          ) : null}
          {isLong ? (
            <Text as="p" tone="quiet" size="1">
              {intl.formatMessage(messages.asksAgain)}
            </Text>
          ) : null}
          <VisuallyHidden>
            <span role="status">{isAsking ? intl.formatMessage(messages.asking) : null}</span>
          </VisuallyHidden>
          <Inline wrap gap={2}>
            <Button
              tone="secondary"
              icon={RefreshCw}
              busy={isAsking}
              onClick={() => payment.send({ type: 'answer.requested' })}
            >
              {intl.formatMessage(messages.askNow)}
            </Button>
            {isLong ? (
              <TextLink href={links.path('dashboard/appointments')}>
                {intl.formatMessage(messages.appointments)}
              </TextLink>
            ) : null}
          </Inline>
          <TextButton onClick={() => payment.send({ type: 'card.pressed' })}>
            {intl.formatMessage(messages.goOn)}
          </TextButton>
        </Stack>
      </div>
    </Wrap>
  )
}
