import { MonitorUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { useOwnMedia } from '#src/features/device-check/use-own-media.ts'
import { Round } from '#src/features/video-room/round.tsx'
import * as css from '#src/features/video-room/video-room.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { screenMessages as messages } from './room.messages.ts'

/** Shows the patient a screen in place of the camera, by the browser's own question for which; pressed again, the camera. */
export default function ScreenShare({ media }: { media: OwnMediaStore }) {
  const intl = useIntl()
  const toast = useToast()
  const { screen } = useOwnMedia(media)
  const [isAsking, setAsking] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const ask = async () => {
    setAsking(true)
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 15 }, audio: false })
      const [track] = stream.getVideoTracks()
      // The call may have ended before a screen was chosen: nothing would end the sharing of it.
      if (!isHere.current) return track?.stop()
      // A page of text is to be read, however few pictures a second that leaves.
      if (track) track.contentHint = 'detail'
      media.showScreen(track)
    } catch (error) {
      // Whoever closes the browser's question has changed their mind.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused) toast(intl.formatMessage(messages.failed))
    } finally {
      setAsking(false)
    }
  }
  const press = () => {
    if (screen) media.showScreen(undefined)
    else if (!isAsking) void ask()
  }
  return (
    <>
      <span role="status" className={css.unseen}>
        {screen ? <VisuallyHidden>{intl.formatMessage(messages.shown)}</VisuallyHidden> : null}
      </span>
      <Round icon={MonitorUp} text={messages.share} isOn={screen !== undefined} isLightOn onClick={press} />
    </>
  )
}
