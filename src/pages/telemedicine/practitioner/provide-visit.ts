import { fromCallback, fromPromise } from 'xstate'
import { Problem } from '#contract/problem'
import type { PractitionerLinkFault, PractitionerVideoVisit, VideoVisit } from '#contract/video-visit'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import type { RoomEvent } from '#machines/telemedicine/telemedicine.types'
import type { WaitInput } from '#machines/wait-input'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import { joinRoom } from '#src/features/video-room/join-room.ts'
import type { PractitionerCalls } from './practitioner-calls.ts'

type Parts = {
  calls: () => Promise<PractitionerCalls>
  media: OwnMediaStore
  view: CallViewStore
  see: (visit: PractitionerVideoVisit) => void
  /** The link opens nothing, or nothing any more. */
  onFault: (why: PractitionerLinkFault) => void
  /** Something was written in the room, or may have been. */
  onSaid: () => void
}

/** The machine of a visit by video with the services of the practitioner's side. Browser only. */
export function provideVisit({ calls, media, view, see, onFault, onSaid }: Parts) {
  const read = async (signal: AbortSignal): Promise<VideoVisit> => {
    try {
      const visit = await (await calls()).visit(signal)
      see(visit)
      return visit
    } catch (error) {
      const fault = faultOf(error)
      if (fault) onFault(fault)
      throw error
    }
  }
  return telemedicineMachine.provide({
    actors: {
      readVisit: fromPromise(({ signal }: { signal: AbortSignal }) => read(signal)),
      endVisit: fromPromise(async () => (await (await calls()).end()).by),
      // What is said of the visit is the patient's; the summary is no matter of the machine.
      readFeedback: fromPromise(async () => {
        await read(new AbortController().signal)
        return {}
      }),
      sendRating: fromPromise(() => Promise.reject(new Problem('forbidden'))),
      waitUntil: fromPromise(({ input, signal }: { input: WaitInput; signal: AbortSignal }) =>
        waitUntil(input.instant, signal),
      ),
      room: fromCallback(({ sendBack }: { sendBack: (event: RoomEvent) => void }) =>
        joinRoom({ media, view, enter: read, emit: sendBack, onSaid }),
      ),
    },
  })
}

/** Why a link was refused; a token of another shape is refused before it is looked for. */
export function faultOf(error: unknown): PractitionerLinkFault | undefined {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'validation_failed' || error.code === 'not_found') return 'unknown'
  if (error.code !== 'gone') return undefined
  const { reason } = (error.details ?? {}) as { reason?: PractitionerLinkFault }
  return reason ?? 'unknown'
}
