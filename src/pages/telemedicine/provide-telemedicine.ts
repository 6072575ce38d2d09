import { fromCallback, fromPromise } from 'xstate'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import type { RatingInput, RoomEvent, VisitInput } from '#machines/telemedicine/telemedicine.types'
import type { WaitInput } from '#machines/wait-input'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import { openRoom } from '#src/features/video-room/open-room.ts'
import { videoVisitCalls } from '#src/queries/video-visit.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine of a visit by video with the page's services. Browser only. */
export function provideTelemedicine(app: AppContext, media: OwnMediaStore, view: CallViewStore) {
  const callsOf = ({ appointmentNumber }: VisitInput) => videoVisitCalls(app, appointmentNumber)
  return telemedicineMachine.provide({
    actors: {
      readVisit: fromPromise(async ({ input, signal }: ActorInput<VisitInput>) => (await callsOf(input)).visit(signal)),
      endVisit: fromPromise(async ({ input }: ActorInput<VisitInput>) => (await (await callsOf(input)).end()).by),
      readFeedback: fromPromise(async ({ input, signal }: ActorInput<VisitInput>) =>
        (await callsOf(input)).feedback(signal),
      ),
      sendRating: fromPromise(async ({ input }: ActorInput<RatingInput>) =>
        (await callsOf(input)).giveFeedback(input.rating),
      ),
      waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
      room: fromCallback(({ input, sendBack }: { input: VisitInput; sendBack: (event: RoomEvent) => void }) => {
        const tracks = () => {
          const { camera, microphone } = media.get()
          return { audio: microphone.track ?? null, video: camera.track ?? null }
        }
        const room = openRoom({
          ...{ tracks, view, emit: sendBack },
          enter: async (signal) => (await callsOf(input)).visit(signal),
          origin: window.location.origin.replace(/^http/, 'ws'),
        })
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
      }),
    },
  })
}

/** What tells of a change of network, where the browser has it. */
const networkOf = (browser: Navigator): EventTarget | undefined =>
  'connection' in browser && browser.connection instanceof EventTarget ? browser.connection : undefined
