import type { VideoVisit } from '#contract/video-visit'
import type { RoomEvent } from '#machines/telemedicine/telemedicine.types'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from './call-view.ts'
import { openRoom } from './open-room.ts'

type Wiring = {
  media: OwnMediaStore
  view: CallViewStore
  /** How the visit stands, with a ticket of the room while it is open. Rejects with a `Problem`. */
  enter: (signal: AbortSignal) => Promise<VideoVisit>
  emit: (event: RoomEvent) => void
  /** Something was written in the room, or may have been. */
  onSaid: () => void
}

/** The app's own room with camera and microphone of this page, until the returned function is called. Browser only. */
export function joinRoom({ media, view, enter, emit, onSaid }: Wiring): () => void {
  const tracks = () => {
    const { camera, microphone, screen } = media.get()
    return { audio: microphone.track ?? null, video: screen ?? camera.track ?? null, isScreen: screen !== undefined }
  }
  const room = openRoom({ tracks, view, emit, enter, onSaid, origin: window.location.origin.replace(/^http/, 'ws') })
  // Who comes back after having left has them on as before.
  void media.resume()
  const leaving = new AbortController()
  const forget = media.subscribe(room.renew)
  window.addEventListener('online', room.recover, { signal: leaving.signal })
  networkOf(navigator)?.addEventListener('change', room.recover, { signal: leaving.signal })
  return () => {
    leaving.abort()
    forget()
    room.close()
  }
}

/** What tells of a change of network, where the browser has it. */
const networkOf = (browser: Navigator): EventTarget | undefined =>
  'connection' in browser && browser.connection instanceof EventTarget ? browser.connection : undefined
