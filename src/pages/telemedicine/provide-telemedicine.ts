import { fromCallback, fromPromise } from 'xstate'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import type { RatingInput, RoomEvent, VisitInput } from '#machines/telemedicine/telemedicine.types'
import type { WaitInput } from '#machines/wait-input'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import { joinRoom } from '#src/features/video-room/join-room.ts'
import { giveOrKeepFeedback, readFeedback } from '#src/queries/video-feedback.ts'
import { lookForMessages } from '#src/queries/video-message-key.ts'
import { videoVisitCalls } from '#src/queries/video-visit.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine of a visit by video with the page's services. Browser only. */
export function provideTelemedicine(app: AppContext, media: OwnMediaStore, view: CallViewStore) {
  const callsOf = ({ appointmentNumber }: VisitInput) => videoVisitCalls(app, appointmentNumber)
  return telemedicineMachine.provide({
    actors: {
      readVisit: fromPromise(async ({ input, signal }: ActorInput<VisitInput>) => (await callsOf(input)).visit(signal)),
      endVisit: fromPromise(async ({ input }: ActorInput<VisitInput>) => (await (await callsOf(input)).end()).by),
      readFeedback: fromPromise(({ input, signal }: ActorInput<VisitInput>) =>
        readFeedback(app, input.appointmentNumber, signal),
      ),
      sendRating: fromPromise(({ input }: ActorInput<RatingInput>) => giveOrKeepFeedback(app, input)),
      waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
      room: fromCallback(({ input, sendBack }: { input: VisitInput; sendBack: (event: RoomEvent) => void }) =>
        joinRoom({
          ...{ media, view, emit: sendBack },
          enter: async (signal) => (await callsOf(input)).visit(signal),
          onSaid: () => lookForMessages(app),
        }),
      ),
    },
  })
}
