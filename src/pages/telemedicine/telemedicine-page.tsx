import { useEffect, useMemo, useState } from 'react'
import { selectScreen, type TelemedicineScreen } from '#machines/telemedicine/telemedicine.selectors'
import { useApp } from '#src/context/app-context.ts'
import { AppointmentFrame } from '#src/features/appointment/appointment-page.tsx'
import { NotLoaded, NotOpened } from '#src/features/appointment/appointment-states.tsx'
import { useOwnMediaStore } from '#src/features/device-check/use-own-media.ts'
import { LaterKeptFeedback } from '#src/features/kept-feedback/later.tsx'
import { createCallView } from '#src/features/video-room/call-view.ts'
import { LaterPractitionerSide } from './practitioner/later.tsx'
import { useBrowserEvents } from '#src/features/video-room/use-browser-events.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { AppBar } from '#src/shell/app-bar.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { DevicesStep } from './devices-step.tsx'
import { EarlyStep } from './early-step.tsx'
import { ElsewhereStep } from './elsewhere-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { LeftStep } from './left-step.tsx'
import { PlainStep } from './plain-step.tsx'
import { provideTelemedicine } from './provide-telemedicine.ts'
import { RoomStep } from './room-step.tsx'
import { CallContext, Telemedicine, useCall, useLeaving } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

/** In the place of a number: the practitioner's side, whose link says which visit it is. */
const practitioner = 'practitioner'

/** A visit by video (R30), of the side that its address is for. Its former address names it in the query (R31). */
export function TelemedicinePage() {
  const { params, search } = usePage()
  const number = params.appointmentNumber ?? search['appointment_number'] ?? search['appointmentNumber'] ?? ''
  const { capabilities } = useApp().init
  if (params.appointmentNumber === practitioner)
    return (
      <LaterPractitionerSide
        failed={
          <Frame>
            <NotLoaded onRetry={() => window.location.reload()} />
          </Frame>
        }
      />
    )
  if (number === '' || !capabilities.video)
    return (
      <Frame>
        <PlainStep of="unknown" />
      </Frame>
    )
  return <OneVisit key={number} number={number} />
}

function OneVisit({ number }: { number: string }) {
  const app = useApp()
  const media = useOwnMediaStore()
  const [view] = useState(createCallView)
  const machine = useMemo(() => provideTelemedicine(app, media, view), [app, media, view])
  const call = useMemo(() => ({ media, view }), [media, view])
  useEffect(() => blockUpdates('video visit'), [])
  return (
    <CallContext value={call}>
      <Telemedicine.Provider logic={machine} options={{ input: { appointmentNumber: number } }}>
        <HearBrowser />
        <Screen />
      </Telemedicine.Provider>
    </CallContext>
  )
}

/** Screens on which the camera may be on; it goes off with any other. */
const withCamera: readonly TelemedicineScreen[] = ['devices', 'room', 'checking']

function Screen() {
  const visit = Telemedicine.useActorRef()
  const screen = Telemedicine.useSelector(selectScreen)
  const media = useCameraOf(screen)
  const onBack = useBack(screen)
  const back = onBack ? { onBack } : {}
  if (screen === 'room') return <RoomStep />
  if (screen === 'foreign' || screen === 'gone')
    return (
      <Frame {...back}>
        <AppointmentFrame>
          <NotOpened why={screen === 'gone' ? 'ended' : 'locked'} />
        </AppointmentFrame>
      </Frame>
    )
  return (
    <Frame {...back}>
      <div key={screen} className={css.step}>
        {screen === 'checking' ? <VisitSkeleton /> : null}
        {screen === 'early' ? <EarlyStep /> : null}
        {screen === 'devices' ? <DevicesStep media={media} /> : null}
        {screen === 'elsewhere' ? <ElsewhereStep /> : null}
        {screen === 'left' || screen === 'ending' ? <Left isEnding={screen === 'ending'} /> : null}
        {screen === 'ended' ? <EndedStep /> : null}
        {screen === 'moved' || screen === 'unpaid' || screen === 'cancelled' || screen === 'offline' ? (
          <PlainStep of={screen} />
        ) : null}
        {screen === 'offline' || screen === 'failed' ? <WaitingFeedback /> : null}
        {screen === 'failed' ? (
          <Wrap width="narrow">
            <NotLoaded onRetry={() => visit.send({ type: 'answer.requested' })} />
          </Wrap>
        ) : null}
      </div>
    </Frame>
  )
}

const Left = ({ isEnding }: { isEnding: boolean }) => <LeftStep isEnding={isEnding} {...useLeaving()} />

/** What was said before the network went, or the service failed: the visit itself cannot be shown. */
function WaitingFeedback() {
  const number = Telemedicine.useSelector(({ context }) => context.appointmentNumber)
  return (
    <Wrap width="narrow">
      <LaterKeptFeedback appointmentNumber={number} isOfRoom />
    </Wrap>
  )
}

function useCameraOf(screen: TelemedicineScreen) {
  const { media } = useCall()
  const isAllowed = withCamera.includes(screen)
  useEffect(() => {
    if (!isAllowed) media.stop()
  }, [isAllowed, media])
  return media
}

/** The bar leads to the appointment; from the check of the devices back to where it was opened. */
function Frame({ children, onBack }: { children: React.ReactNode; onBack?: () => void }) {
  const intl = useIntl()
  return (
    <>
      <AppBar title={intl.formatMessage(messages.title)} width="narrow" {...(onBack ? { onBack } : {})} />
      <main id="main" className={css.screen}>
        {children}
      </main>
    </>
  )
}

function useBack(screen: TelemedicineScreen): (() => void) | undefined {
  const visit = Telemedicine.useActorRef()
  const known = Telemedicine.useSelector(({ context }) => context.visit)
  const links = useLinks()
  const go = useGo()
  if (screen === 'devices' && known?.stage === 'early') return () => visit.send({ type: 'devices.closed' })
  return known && (() => go(links.appointment(known.appointment_id)))
}

function VisitSkeleton() {
  const intl = useIntl()
  return (
    <Wrap width="narrow">
      <Loading label={intl.formatMessage(messages.checking)}>
        <Stack gap={4}>
          <Skeleton inline="60%" block="32px" />
          <Skeleton block="240px" radius="card" />
        </Stack>
      </Loading>
    </Wrap>
  )
}

function HearBrowser() {
  useBrowserEvents(Telemedicine.useActorRef())
  return null
}
