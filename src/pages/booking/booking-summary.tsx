import { House, MapPin, Stethoscope, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { SecondDay } from '#src/features/second-calendar.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Panel, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { locationOf, useOffer } from './booking-context.ts'
import { messages } from './booking.messages.ts'
import { messages as whenMessages } from './when.messages.ts'
import { usePayLabel } from './use-pay-label.ts'
import { useShownVisit, type ShownVisit } from './use-shown-visit.ts'
import { useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

const icons = { clinic: Stethoscope, telemedicine: Video, homecare: House } as const

/** Doctor, time and price, beside every step on wide screens; below it the step's one primary button. */
export function BookingSummary({ visit, children }: { visit?: ShownVisit; children: ReactNode }) {
  const intl = useIntl()
  const format = useFormat()
  const when = useWhen()
  const app = useApp()
  const offer = useOffer()
  const shown = useShownVisit(visit)
  const pay = usePayLabel()
  const { practitioner } = offer
  const location = locationOf(offer, shown?.service.facility_id)
  const type = shown?.service.consultation_type ?? 'clinic'
  return (
    <aside className={css.aside} aria-label={intl.formatMessage(messages.summary)}>
      <Panel>
        <Stack gap={3}>
          <Text tone="quiet">{intl.formatMessage(messages.summary)}</Text>
          {shown?.start ? (
            <div>
              <p className={css.summaryTime}>{when(shown.start, shown.timeZone)}</p>
              <Text as="p" tone="quiet" size="1">
                {format.longDay(shown.start, shown.timeZone)} · {format.zoneName(shown.timeZone)}
              </Text>
              <SecondDay instant={shown.start} timeZone={shown.timeZone} />
            </div>
          ) : (
            <p className={css.summaryTime}>{intl.formatMessage(whenMessages.title)}</p>
          )}
          <hr className={css.rule} />
          <Inline align="start">
            <Avatar
              name={practitioner.fullName}
              src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
            />
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
            {shown ? (
              <li className={css.fact}>
                <span className={css.factIcon}>
                  <Icon of={icons[type]} />
                </span>
                <span>
                  <OwnScript>{shown.service.name}</OwnScript>
                  <Text as="div" tone="quiet">
                    {intl.formatMessage(messages.minutes, { count: shown.service.duration_minutes })}
                  </Text>
                </span>
              </li>
            ) : null}
          </ul>
          {shown ? (
            <p className={css.total}>
              <span>{pay}</span>
              <span>{format.money(shown.service.fee)}</span>
            </p>
          ) : null}
          {children}
        </Stack>
      </Panel>
    </aside>
  )
}

/** The same in one line, under the bar on phones. */
export function SummaryLine({ visit }: { visit?: ShownVisit }) {
  const format = useFormat()
  const when = useWhen()
  const app = useApp()
  const offer = useOffer()
  const shown = useShownVisit(visit)
  const { practitioner } = offer
  const location = locationOf(offer, shown?.service.facility_id)
  return (
    <div className={css.summaryLine}>
      <Wrap width="booking">
        <div className={css.summaryLineRow}>
          <Avatar
            name={practitioner.fullName}
            src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
            size="small"
          />
          <div className={css.grow}>
            <Text as="p" weight="medium" lines={1}>
              <OwnScript>{practitioner.fullName}</OwnScript>
            </Text>
            <Text as="p" tone="quiet" size="1" lines={1} numbers>
              {shown?.start ? when(shown.start, shown.timeZone) : <OwnScript>{location?.name ?? ''}</OwnScript>}
            </Text>
          </div>
          {shown ? (
            <Text as="b" size="1" weight="strong" nowrap>
              {format.money(shown.service.fee)}
            </Text>
          ) : null}
        </div>
      </Wrap>
    </div>
  )
}
