import { Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hasFailed } from '#src/features/device-check/media-state.ts'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { useOwnMedia } from '#src/features/device-check/use-own-media.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Round } from '../round.tsx'
import { messages } from '../video-room.messages.ts'
import * as css from '../video-room.css.ts'

type Props = {
  media: OwnMediaStore
  /** Buttons that not every browser or device has. */
  children?: ReactNode
  onHangUp: () => void
}

/** Microphone, camera, what this device has beside them, and the way out. */
export function CallBar({ media, children, onHangUp }: Props) {
  const intl = useIntl()
  const { camera, microphone, isMuted } = useOwnMedia(media)
  const [pressed, setPressed] = useState<'camera' | 'microphone'>()
  const isHeard = microphone.state === 'on' && !isMuted
  const pressMicrophone = () => {
    setPressed('microphone')
    if (microphone.state === 'on') media.mute(!isMuted)
    else {
      media.mute(false)
      void media.open(['microphone'])
    }
  }
  const pressCamera = () => {
    setPressed('camera')
    if (camera.state === 'on') media.close('camera')
    else void media.open(['camera'])
  }
  const failed = pressed && hasFailed({ camera, microphone }[pressed]) ? pressed : undefined
  return (
    <>
      <div role="alert">
        {failed ? (
          <p className={css.notice}>
            {intl.formatMessage(failed === 'camera' ? messages.cameraUnavailable : messages.micUnavailable)}
          </p>
        ) : null}
      </div>
      <div className={css.bar} role="group" aria-label={intl.formatMessage(messages.controls)}>
        <Round icon={isHeard ? Mic : MicOff} text={messages.mute} isOn={isHeard} onClick={pressMicrophone} />
        <Round
          icon={camera.state === 'on' ? Video : VideoOff}
          text={messages.camera}
          isOn={camera.state === 'on'}
          onClick={pressCamera}
        />
        {children}
        <Round icon={PhoneOff} text={messages.hangUp} isEnd onClick={onHangUp} />
      </div>
    </>
  )
}
