import { useState } from 'react'
import type { VideoSide } from '#contract/video-visit'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { messages } from './device-check.messages.ts'
import { hasFailed } from './media-state.ts'
import type { OwnMediaStore } from './own-media.ts'
import { AllowGuide } from './parts/allow-guide.tsx'
import { CameraPicture } from './parts/camera-picture.tsx'
import { MediaRow } from './parts/media-row.tsx'
import { MicrophoneLevel } from './parts/microphone-level.tsx'
import { NetworkRow } from './parts/network-row.tsx'
import { SpeakerRow } from './parts/speaker-row.tsx'
import { useOwnMedia } from './use-own-media.ts'

type Props = {
  store: OwnMediaStore
  /** The heading of the page, which the page focuses. */
  heading: (text: string) => React.ReactNode
  /** The patient goes on, with whatever of them is on. */
  onReady: () => void
  /** Of whom they are. */
  side?: VideoSide
}

/**
 * Camera, microphone, speaker and network before a visit by video. The browser is asked after a press alone; nothing leaves the device, and every
 * failure has a way on: without a camera the visit takes place by sound.
 */
export function DeviceCheck({ store, heading, onReady, side = 'patient' }: Props) {
  const intl = useIntl()
  const media = useOwnMedia(store)
  const { camera, microphone } = media
  const isBegun = camera.state !== 'off' || microphone.state !== 'off'
  const isRefused = camera.state === 'refused' || microphone.state === 'refused'
  return (
    <>
      <Wrap width="narrow">
        <Stack gap={5}>
          <Stack gap={2}>
            {heading(intl.formatMessage(messages.heading))}
            <Text as="p" tone="quiet">
              {intl.formatMessage(messages.lead)}
            </Text>
          </Stack>
          <CameraPicture media={media} isBegun={isBegun} side={side} />
          {isRefused ? <AllowGuide /> : null}
          <Rows>
            {isBegun ? (
              <>
                <MediaRow kind="camera" media={media} store={store} />
                <MediaRow kind="microphone" media={media} store={store}>
                  {microphone.track ? <MicrophoneLevel key={microphone.track.id} track={microphone.track} /> : null}
                </MediaRow>
              </>
            ) : null}
            <SpeakerRow media={media} store={store} />
            <NetworkRow />
          </Rows>
        </Stack>
      </Wrap>
      <BottomBar>
        <Wrap width="narrow">{isBegun ? <GoOn {...{ store, onReady, side }} /> : <Begin store={store} />}</Wrap>
      </BottomBar>
    </>
  )
}

function Begin({ store }: { store: OwnMediaStore }) {
  const intl = useIntl()
  return (
    <Stack gap={2}>
      <Button size="bar" block onClick={() => void store.open()}>
        {intl.formatMessage(messages.turnOn)}
      </Button>
      <Button size="bar" tone="secondary" block onClick={() => void store.open(['microphone'])}>
        {intl.formatMessage(messages.soundAlone)}
      </Button>
    </Stack>
  )
}

/** What the visit takes place with is on its button. */
function GoOn({ store, onReady, side }: Pick<Props, 'store' | 'onReady'> & { side: VideoSide }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const { camera, microphone } = useOwnMedia(store)
  const [attempt, setAttempt] = useState(0)
  const isAsking = camera.state === 'asking' || microphone.state === 'asking'
  const isDeaf = hasFailed(microphone)
  const goOn = () => (isOnline ? onReady() : setAttempt(attempt + 1))
  const words = isDeaf ? messages.readyListening : camera.state === 'on' ? messages.ready : messages.readySound
  return (
    <Stack gap={2}>
      <PressNotice
        refusal={attempt > 0 && !isOnline ? { text: intl.formatMessage(messages.networkNone), attempt } : undefined}
      />
      {isDeaf ? (
        <Note kind="warning">
          {intl.formatMessage(side === 'patient' ? messages.listening : messages.listeningToPatient)}
        </Note>
      ) : null}
      <Button size="bar" block tone={isDeaf ? 'secondary' : 'primary'} busy={isAsking} onClick={goOn}>
        {intl.formatMessage(words)}
      </Button>
    </Stack>
  )
}
