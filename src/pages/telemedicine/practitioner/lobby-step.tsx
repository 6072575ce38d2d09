import { useEffect, useState } from 'react'
import { DeviceCheck } from '#src/features/device-check/device-check.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { PatientDocuments } from './patient-documents.tsx'
import { patientName, VisitFacts } from './patient-facts.tsx'
import { useSide, useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import * as css from '../telemedicine.css.ts'

/** Milliseconds between two looks at whether the patient waits. */
const lookEvery = 10_000

/** Before the room: who waits, and with what; then camera and sound. */
export function LobbyStep({ isEarly }: { isEarly: boolean }) {
  const intl = useIntl()
  const { media } = useSide()
  const flow = Visit.useActorRef()
  const [isChecking, setChecking] = useState(false)
  useLooking()
  if (isChecking)
    return (
      <DeviceCheck
        store={media}
        side="practitioner"
        heading={(text) => <StepHeading>{text}</StepHeading>}
        onReady={() => {
          if (isEarly) {
            setChecking(false)
            media.stop()
          } else flow.send({ type: 'devices.checked' })
        }}
      />
    )
  return (
    <>
      <div className={css.grow}>
        <Wrap width="narrow">
          <Stack gap={6}>
            <WhoWaits isEarly={isEarly} />
            <VisitFacts />
            <PatientDocuments />
          </Stack>
        </Wrap>
      </div>
      <BottomBar>
        <Wrap width="narrow">
          <Button size="bar" block tone={isEarly ? 'secondary' : 'primary'} onClick={() => setChecking(true)}>
            {intl.formatMessage(isEarly ? messages.check : messages.goOn)}
          </Button>
        </Wrap>
      </BottomBar>
    </>
  )
}

function WhoWaits({ isEarly }: { isEarly: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const visit = useVisit()
  const { opens_at: opensAt, time_zone: zone, other_side_is_here: isHere } = visit
  const name = <bdi>{patientName(visit)}</bdi>
  return (
    <Stack gap={2}>
      <StepHeading>
        {isEarly
          ? intl.formatRich(messages.early, { name, moment: format.moment(opensAt, zone, now) })
          : intl.formatRich(isHere ? messages.waits : messages.notHere, { name })}
      </StepHeading>
      <div role="status">
        <Text as="p" tone="quiet">
          {intl.formatMessage(isEarly ? messages.earlyWhy : isHere ? messages.waitsWhy : messages.notHereWhy)}
        </Text>
      </div>
    </Stack>
  )
}

/** Whether the patient waits is looked up again while somebody looks; what fails says nothing new. */
function useLooking(): void {
  const { calls, see } = useSide()
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      if (document.visibilityState === 'visible') see(await (await calls()).visit(leaving.signal))
    }
    const timer = setInterval(() => void look().catch(() => undefined), lookEvery)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [calls, see])
}
