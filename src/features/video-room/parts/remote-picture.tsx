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
}

/** Picture and sound of the other side. A browser that plays no sound before a press gets one. */
export function RemotePicture({ stream, speakerId, label, isDark }: Props) {
  const intl = useIntl()
  const [blocked, setBlocked] = useState<HTMLVideoElement>()
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return
      video.srcObject = stream
      if (speakerId !== undefined && 'setSinkId' in video) void video.setSinkId(speakerId).catch(() => undefined)
      video.play().then(
        () => setBlocked(undefined),
        (error: unknown) => {
          if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(video)
        },
      )
      return () => void (video.srcObject = null)
    },
    [stream, speakerId],
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has captions of what is being said */}
      <video ref={attach} className={css.remote} aria-label={label} data-dark={isDark || undefined} playsInline />
      {blocked ? (
        <Button onClick={() => void blocked.play().then(() => setBlocked(undefined))}>
          {intl.formatMessage(messages.soundBlocked)}
        </Button>
      ) : null}
    </>
  )
}
