import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PractitionerLinkFault, PractitionerVideoVisit } from '#contract/video-visit'
import { selectScreen, type TelemedicineScreen } from '#machines/telemedicine/telemedicine.selectors'
import { useApp } from '#src/context/app-context.ts'
import { useOwnMediaStore } from '#src/features/device-check/use-own-media.ts'
import { createCallView } from '#src/features/video-room/call-view.ts'
import { useBrowserEvents } from '#src/features/video-room/use-browser-events.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { lookForMessages } from '#src/queries/video-message-key.ts'
import { AppBar } from '#src/shell/app-bar.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EndedStep } from './ended-step.tsx'
import { LeftStep } from '../left-step.tsx'
import { LinkOver } from './link-over.tsx'
import { LobbyStep } from './lobby-step.tsx'
import { isPlain } from './plain-screens.ts'
import { PlainStep } from './plain-step.tsx'
import { practitionerCalls } from './practitioner-calls.ts'
import { SideContext, useLeaving, useSide, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import { provideVisit } from './provide-visit.ts'
import { RoomStep } from './room-step.tsx'
import { useLinkToken } from './use-link-token.ts'
import * as css from '../telemedicine.css.ts'

/** A visit by video from the practitioner's side, for whoever was given the facility's link to it (R30): no account is needed. */
export function PractitionerSide() {
  const token = useLinkToken()
  if (token === '')
    return (
      <Frame>
        <LinkOver why="unknown" />
      </Frame>
    )
  return <OneVisit key={token} token={token} />
}

function OneVisit({ token }: { token: string }) {
  const app = useApp()
  const media = useOwnMediaStore()
  const [view] = useState(createCallView)
  const [visit, see] = useState<PractitionerVideoVisit>()
  const [fault, setFault] = useState<PractitionerLinkFault>()
  const calls = useCallback(() => practitionerCalls(app, token), [app, token])
  const machine = useMemo(
    () => provideVisit({ calls, media, view, see, onFault: setFault, onSaid: () => lookForMessages(app) }),
    [app, calls, media, view],
  )
  const side = useMemo(() => ({ token, calls, media, view, visit, see }), [token, calls, media, view, visit])
  useEffect(() => blockUpdates('video visit'), [])
  return (
    <SideContext value={side}>
      <Visit.Provider logic={machine} options={{ input: { appointmentNumber: '' } }}>
        <HearBrowser />
        {fault ? (
          <Frame>
            <LinkOver why={fault} />
          </Frame>
        ) : (
          <Screen />
        )}
      </Visit.Provider>
    </SideContext>
  )
}

function HearBrowser() {
  useBrowserEvents(Visit.useActorRef())
  return null
}

/** Screens on which the camera may be on; it goes off with any other. */
const withCamera: readonly TelemedicineScreen[] = ['devices', 'room', 'checking']

function Screen() {
  const { media, visit } = useSide()
  const screen = Visit.useSelector(selectScreen)
  const isAllowed = withCamera.includes(screen)
  useEffect(() => {
    if (!isAllowed) media.stop()
  }, [isAllowed, media])
  if (screen === 'room' && visit) return <RoomStep />
  return (
    <Frame>
      <div key={screen === 'early' ? 'devices' : screen} className={css.step}>
        {visit && (screen === 'early' || screen === 'devices') ? <LobbyStep isEarly={screen === 'early'} /> : null}
        {visit && (screen === 'left' || screen === 'ending') ? <Left isEnding={screen === 'ending'} /> : null}
        {visit && screen === 'ended' ? <EndedStep /> : null}
        {isPlain(screen) ? <PlainStep of={screen} /> : null}
        {screen === 'checking' ? <VisitSkeleton /> : null}
      </div>
    </Frame>
  )
}

const Left = ({ isEnding }: { isEnding: boolean }) => <LeftStep isEnding={isEnding} {...useLeaving()} />

function Frame({ children }: { children: React.ReactNode }) {
  const intl = useIntl()
  return (
    <>
      <AppBar title={intl.formatMessage(messages.title)} width="narrow" />
      <main id="main" className={css.screen}>
        {children}
      </main>
    </>
  )
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
