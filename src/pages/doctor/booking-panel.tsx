import type { PractitionerDetail } from '#contract/directory'
import { SlotPicker } from '#src/features/slot-picker/slot-picker.tsx'
import { VisitPicker } from '#src/features/slot-picker/visit-picker.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Panel, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './doctor.messages.ts'
import type { BookingChoice } from './use-booking-choice.ts'
import * as css from './doctor.css.ts'

type PanelProps = { doctor: PractitionerDetail; choice: BookingChoice }

/** Choice of consultation type, place and time, with the button that begins the booking. */
export function BookingPanel({ doctor, choice }: PanelProps) {
  const intl = useIntl()
  const format = useFormat()
  const { services, visit, service, offered } = choice
  return (
    <Panel as="section">
      <div className={css.panelHead}>
        <h2>{intl.formatMessage(messages.book)}</h2>
        {service ? (
          <Text weight="strong" numbers nowrap>
            {format.money(service.fee)}
          </Text>
        ) : null}
      </div>
      <div className={css.panelParts}>
        {visit ? (
          <>
            <VisitPicker
              practitionerId={doctor.id}
              services={services}
              facilities={facilitiesOf(doctor)}
              visit={visit}
              onChange={choice.chooseVisit}
            />
            <SlotPicker
              key={Object.values(visit).join()}
              practitionerId={doctor.id}
              visit={visit}
              value={choice.slot}
              onChange={choice.chooseSlot}
            />
          </>
        ) : offered.isError ? (
          <Note
            kind="danger"
            role="alert"
            actions={
              <Button tone="secondary" size="small" onClick={() => void offered.refetch()}>
                {intl.formatMessage(messages.retry)}
              </Button>
            }
          >
            {intl.formatMessage(messages.failedServices)}
          </Note>
        ) : offered.isPending ? (
          <div className={css.servicesBox}>
            <Skeleton block="420px" radius="tile" />
          </div>
        ) : (
          <Note kind="plain">{intl.formatMessage(messages.notBookable)}</Note>
        )}
      </div>
      {visit ? (
        <div className={css.panelFoot}>
          <div className={css.panelButton}>
            <BookButton doctor={doctor} choice={choice} />
          </div>
          <ZoneNote timeZone={choice.timeZone} />
        </div>
      ) : null}
    </Panel>
  )
}

/** On phones, the chosen time and its button within reach of the thumb. */
export function BookingBar({ doctor, choice }: PanelProps) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const now = useNow()
  const { slot, service, timeZone } = choice
  if (!choice.visit) return null
  return (
    <BottomBar phone>
      <Wrap>
        <div className={css.bar}>
          <div className={css.barWords}>
            {slot && now ? (
              <Text weight="strong" numbers>
                {format.dayAndTime(slot.start, timeZone, now)}
              </Text>
            ) : null}
            {service ? (
              <Text size="1" tone="quiet">
                {format.money(service.fee)} · {intl.formatMessage(messages[service.consultation_type])}
              </Text>
            ) : null}
          </div>
          <div className={css.barAction}>
            {slot ? (
              <LinkButton tone="primary" size="bar" href={links.book(doctor, slot)}>
                {intl.formatMessage(messages.bookShort)}
              </LinkButton>
            ) : (
              <LinkButton tone="primary" size="bar" href="#times">
                {intl.formatMessage(messages.chooseTime)}
              </LinkButton>
            )}
          </div>
        </div>
      </Wrap>
    </BottomBar>
  )
}

function BookButton({ doctor, choice: { slot, timeZone } }: PanelProps) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const now = useNow()
  if (!slot || !now) {
    return (
      <Button tone="primary" size="large" block disabled>
        {intl.formatMessage(messages.chooseTime)}
      </Button>
    )
  }
  return (
    <LinkButton tone="primary" size="large" block href={links.book(doctor, slot)}>
      {intl.formatMessage(messages.bookTime, { time: format.moment(slot.start, timeZone, now) })}
    </LinkButton>
  )
}

/** Names the clinic's time zone where the patient's differs. Only the browser knows. */
function ZoneNote({ timeZone }: { timeZone: string }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!now || new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone) return null
  return (
    <p className={css.panelNote}>
      <Text size="1" tone="quiet">
        {intl.formatMessage(messages.zone, { zone: format.zoneName(timeZone) })}
      </Text>
    </p>
  )
}

const facilitiesOf = (doctor: PractitionerDetail) =>
  doctor.locations.map(({ facility_id: id, name, area, time_zone: timeZone }) => ({ id, name, area, timeZone }))
