import { MonitorUp, Signal } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { RoomStage } from '#machines/telemedicine/telemedicine.selectors'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { OwnPicture } from '#src/features/device-check/own-picture.tsx'
import { useOwnMedia } from '#src/features/device-check/use-own-media.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { CallViewStore } from './call-view.ts'
import { CallBar } from './parts/call-bar.tsx'
import { CallExtras } from './parts/call-extras.tsx'
import { RemotePicture } from './parts/remote-picture.tsx'
import { StageWords } from './parts/stage-words.tsx'
import { useWakeLock } from './parts/use-wake-lock.ts'
import type { RoomWords } from './room-words.ts'
import { messages } from './video-room.messages.ts'
import * as css from './video-room.css.ts'

type Props = {
  stage: RoomStage
  /** The other side was in the room before. */
  hasMet: boolean
  /** Name of the other side, once it is known. */
  name: ReactNode
  plainName: string
  /** The picture in place of one that does not flow. */
  portrait: ReactNode
  media: OwnMediaStore
  view: CallViewStore
  /** What this side reads of the other one. */
  words: RoomWords
  /** What is said to who waits, once the other side is late. */
  late?: ReactNode
  /** What the room has beside the call: its messages. */
  beside?: ReactNode
  onHangUp: () => void
}

/** The room: the other side, one's own picture, how far the call is, and its buttons. */
export function VideoStage(props: Props) {
  const { stage, hasMet, name, plainName, portrait, media, view, words, late, beside, onHangUp } = props
  const intl = useIntl()
  const { remote, isOtherHere, other, isWeak, isPaused } = useSyncExternalStore(view.subscribe, view.get, view.get)
  const { camera, speakerId } = useOwnMedia(media)
  const [picture, setPicture] = useState<HTMLVideoElement>()
  const isTalking = stage === 'talking'
  const isPictured = isTalking && other.camera && !other.isPaused
  useWakeLock()
  return (
    <div className={css.room}>
      <div className={css.top}>
        {name}
        <div className={css.badges}>
          <span role="status">
            {isPictured && other.isScreen ? (
              <Badge icon={MonitorUp}>{intl.formatMessage(messages.otherScreen)}</Badge>
            ) : null}
          </span>
          {isTalking && !other.microphone ? <Badge>{intl.formatMessage(words.otherMuted)}</Badge> : null}
          {isWeak ? (
            <Badge tone="warning" icon={Signal}>
              {intl.formatMessage(messages.weak)}
            </Badge>
          ) : null}
        </div>
      </div>
      <div className={css.stage}>
        {remote ? (
          <RemotePicture
            stream={remote}
            speakerId={speakerId}
            label={intl.formatMessage(words.otherPicture, { name: plainName })}
            isDark={!isPictured}
            onPicture={setPicture}
          />
        ) : null}
        <StageWords {...{ words, stage, hasMet, isOtherHere, isPaused, portrait, late }} other={other} />
        {camera.track ? (
          <div className={css.own}>
            <OwnPicture key={camera.track.id} track={camera.track} className={css.ownPicture} />
          </div>
        ) : null}
      </div>
      <CallBar media={media} onHangUp={onHangUp}>
        {beside}
        <CallExtras media={media} picture={isPictured ? picture : undefined} />
      </CallBar>
    </div>
  )
}
