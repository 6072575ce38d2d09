import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import * as css from './payment.css.ts'

/** What is paid: time, doctor and price, always in sight; on a device in another zone with its own time, too. */
export function VisitLine() {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const app = useApp()
  const { practitioner, status, start, time_zone: zone, fee, payment } = useAwaited()
  const own = useOwnTime(status === 'awaiting_payment' ? start : undefined, zone)
  return (
    <section aria-label={intl.formatMessage(messages.visit)} className={css.line}>
      <Wrap width="narrow">
        <div className={css.lineRow}>
          <Avatar
            name={practitioner.fullName}
            src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
            size="small"
          />
          <div className={css.grow}>
            <Text as="p" weight="strong" numbers>
              {format.dayAndTime(start, zone, now)}
            </Text>
            <Text as="p" tone="quiet" size="1">
              <OwnScript>{practitioner.fullName}</OwnScript>
            </Text>
            {own === null ? null : (
              <Text as="p" tone="quiet" size="1" numbers>
                {own}
              </Text>
            )}
          </div>
          <Text as="b" weight="strong" nowrap numbers>
            {format.money(payment?.amount ?? fee)}
          </Text>
        </div>
      </Wrap>
    </section>
  )
}
