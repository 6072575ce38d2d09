import { House, MapPin, Stethoscope, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectChosen } from '#machines/booking/booking.selectors'
import { SecondDay } from '#src/features/second-calendar.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useApp } from '#src/app/context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Panel, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Booking, locationOf, useOffer } from './booking-context.ts'
import { messages } from './booking.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'
import { messages as whenMessages } from './when.messages.ts'
import { useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

const icons = { clinic: Stethoscope, telemedicine: Video, homecare: House } as const

/** With whom, when and for how much, beside every step on wide screens. `action` is the step's one primary button. */
export function BookingSummary({ action }: { action?: ReactNode }) {
  const intl = useIntl()
  const format = useFormat()
  const when = useWhen()
  const app = useApp()
  const offer = useOffer()
  const chosen = Booking.useSelector(selectChosen)
  const { practitioner } = offer
  const location = locationOf(offer, chosen?.slot.facility_id)
  const type = chosen?.slot.consultation_type ?? 'clinic'
  return (
    <aside className={css.aside} aria-label={intl.formatMessage(messages.summary)}>
      <Panel>
        <Stack gap={3}>
          <Text tone="quiet">{intl.formatMessage(messages.summary)}</Text>
          {chosen ? (
            <div>
              <p className={css.summaryTime}>{when(chosen.slot.start, chosen.timeZone)}</p>
              <Text as="p" tone="quiet" size="1">
                {format.longDay(chosen.slot.start, chosen.timeZone)} · {format.zoneName(chosen.timeZone)}
              </Text>
              <SecondDay instant={chosen.slot.start} timeZone={chosen.timeZone} />
            </div>
          ) : (
            <p className={css.summaryTime}>{intl.formatMessage(whenMessages.title)}</p>
          )}
          <hr className={css.rule} />
          <Inline align="start">
            <Avatar name={practitioner.fullName} src={app.basePath + practitioner.profilePicture} />
            <div>
              <Text as="p" weight="medium">
                <OwnScript>{practitioner.fullName}</OwnScript>
              </Text>
              <Text as="p" tone="quiet" size="1">
                <OwnScript>{practitioner.title}</OwnScript>
              </Text>
            </div>
          </Inline>
          <ul className={css.facts}>
            {type === 'clinic' && location ? (
              <li className={css.fact}>
                <span className={css.factIcon}>
                  <Icon of={MapPin} />
                </span>
                <span>
                  <OwnScript>{location.name}</OwnScript>
                  {location.name.includes(location.area) ? null : (
                    <Text as="div" tone="quiet">
                      <OwnScript>{location.area}</OwnScript>
                    </Text>
                  )}
                </span>
              </li>
            ) : null}
            {chosen ? (
              <li className={css.fact}>
                <span className={css.factIcon}>
                  <Icon of={icons[type]} />
                </span>
                <span>
                  <OwnScript>{chosen.service.name}</OwnScript>
                  <Text as="div" tone="quiet">
                    {intl.formatMessage(messages.minutes, { count: chosen.service.duration_minutes })}
                  </Text>
                </span>
              </li>
            ) : null}
          </ul>
          {chosen ? (
            <p className={css.total}>
              <span>{intl.formatMessage(reviewMessages.pay)}</span>
              <span>{format.money(chosen.service.fee)}</span>
            </p>
          ) : null}
          {action}
        </Stack>
      </Panel>
    </aside>
  )
}

/** The same in one line, under the bar on phones. */
export function SummaryLine() {
  const format = useFormat()
  const when = useWhen()
  const app = useApp()
  const offer = useOffer()
  const chosen = Booking.useSelector(selectChosen)
  const { practitioner } = offer
  const location = locationOf(offer, chosen?.slot.facility_id)
  return (
    <div className={css.summaryLine}>
      <Wrap width="booking">
        <div className={css.summaryLineRow}>
          <Avatar name={practitioner.fullName} src={app.basePath + practitioner.profilePicture} size="small" />
          <div className={css.grow}>
            <Text as="p" weight="medium" lines={1}>
              <OwnScript>{practitioner.fullName}</OwnScript>
            </Text>
            <Text as="p" tone="quiet" size="1" lines={1} numbers>
              {chosen ? when(chosen.slot.start, chosen.timeZone) : <OwnScript>{location?.name ?? ''}</OwnScript>}
            </Text>
          </div>
          {chosen ? (
            <Text as="b" size="1" weight="strong" nowrap>
              {format.money(chosen.service.fee)}
            </Text>
          ) : null}
        </div>
      </Wrap>
    </div>
  )
}
