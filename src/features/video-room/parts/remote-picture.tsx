import { useCallback, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from '../video-room.messages.ts'
import * as css from '../video-room.css.ts'

type Props = {
  stream: MediaStream
  speakerId: string | undefined
  label: string
  /** Only heard: there is no picture to show. */
  isDark: boolean
  /** Called with the element that shows it, and without one once that is gone. */
  onPicture: (picture: HTMLVideoElement | undefined) => void
}

/** Picture and sound of the other side. A browser that plays no sound before a press gets one. */
export function RemotePicture({ stream, speakerId, label, isDark, onPicture }: Props) {
  const intl = useIntl()
  const [blocked, setBlocked] = useState<HTMLVideoElement>()
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return
      video.srcObject = stream
      onPicture(video)
      if (speakerId !== undefined && 'setSinkId' in video) void video.setSinkId(speakerId).catch(() => undefined)
      video.play().then(
        () => setBlocked(undefined),
        (error: unknown) => {
          if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(video)
        },
      )
      return () => {
        video.srcObject = null
        onPicture(undefined)
      }
    },
    [stream, speakerId, onPicture],
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they stand beside it, where the browser has them */}
      <video ref={attach} className={css.remote} aria-label={label} data-dark={isDark || undefined} playsInline />
      {blocked ? (
        <div className={css.press}>
          <Button onClick={() => void blocked.play().then(() => setBlocked(undefined))}>
            {intl.formatMessage(messages.soundBlocked)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
