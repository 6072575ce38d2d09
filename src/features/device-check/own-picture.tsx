import { useCallback } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './device-check.messages.ts'

/** The picture of one's own camera, without its sound. */
export function OwnPicture({ track, className }: { track: MediaStreamTrack; className: string }) {
  const intl = useIntl()
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return
      video.srcObject = new MediaStream([track])
      return () => void (video.srcObject = null)
    },
    [track],
  )
  return (
    <video
      ref={attach}
      className={className}
      aria-label={intl.formatMessage(messages.picture)}
      autoPlay
      muted
      playsInline
    />
  )
}
