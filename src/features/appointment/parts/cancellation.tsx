import type { Appointment } from '#contract/appointment'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../change.messages.ts'

/** Why a visit was cancelled, as the patient said it, and what that cost. */
export function Cancellation({ of }: { of: NonNullable<Appointment['cancellation']> }) {
  const intl = useIntl()
  const format = useFormat()
  const { reason, note, fee } = of
  return (
    <>
      {fee.amount > 0 ? <Text as="p">{intl.formatMessage(messages.kept, { fee: format.money(fee) })}</Text> : null}
      {reason ? (
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.saidWhy, { reason: intl.formatMessage(messages[`why_${reason}`]) })}
        </Text>
      ) : null}
      {note ? (
        <Text as="p" tone="quiet">
          {intl.formatRich(messages.saidNote, { note: <bdi>{note}</bdi> })}
        </Text>
      ) : null}
    </>
  )
}
