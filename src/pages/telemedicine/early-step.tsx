import { BatteryCharging, FileText, Volume2 } from 'lucide-react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { useLinks } from '#src/routes/links.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Button, TextLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Panel, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { DoctorLine } from './doctor-line.tsx'
import { Telemedicine, useVisit, useVisitZone } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

/** Counted down in seconds only where that is a day or less. */
const daySeconds = 86_400

/** Before the room opens: when that is, what helps until then, and the check of camera and sound. */
export function EarlyStep() {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  const zone = useVisitZone()
  const telemedicine = Telemedicine.useActorRef()
  const isChecked = Telemedicine.useSelector(({ context }) => context.isChecked)
  const { opens_at: opensAt, appointment_id: id } = useVisit()
  const seconds = useSecondsUntil(opensAt)
  return (
    <>
      <div className={css.grow}>
        <Wrap width="narrow">
          <Stack gap={6}>
            <Stack gap={2}>
              <StepHeading>
                {intl.formatMessage(messages.earlyHeading, { moment: format.moment(opensAt, zone, now) })}
              </StepHeading>
              {seconds <= daySeconds ? (
                <p className={css.countdown} role="timer">
                  {intl.formatRich(messages.earlyCountdown, { countdown: <bdi>{countdown(seconds)}</bdi> })}
                </p>
              ) : null}
              <Text as="p" tone="quiet">
                {intl.formatMessage(messages.earlyWhy)}
              </Text>
            </Stack>
            <DoctorLine />
            <Panel as="section">
              <Stack gap={3}>
                <h2>{intl.formatMessage(messages.prepare)}</h2>
                <ul className={css.facts}>
                  {prepared.map(({ icon, text }) => (
                    <li key={text.id} className={css.fact}>
                      <span className={css.factIcon}>
                        <Icon of={icon} />
                      </span>
                      <span>{intl.formatMessage(text)}</span>
                    </li>
                  ))}
                </ul>
              </Stack>
            </Panel>
            <div>
              <TextLink href={links.appointment(id)}>{intl.formatMessage(messages.appointment)}</TextLink>
            </div>
          </Stack>
        </Wrap>
      </div>
      <BottomBar>
        <Wrap width="narrow">
          <Button
            size="bar"
            block
            tone={isChecked ? 'secondary' : 'primary'}
            onClick={() => telemedicine.send({ type: 'devices.opened' })}
          >
            {intl.formatMessage(isChecked ? messages.checkAgain : messages.openCheck)}
          </Button>
        </Wrap>
      </BottomBar>
    </>
  )
}

const prepared = [
  { icon: Volume2, text: messages.prepareQuiet },
  { icon: BatteryCharging, text: messages.preparePower },
  { icon: FileText, text: messages.preparePapers },
]
