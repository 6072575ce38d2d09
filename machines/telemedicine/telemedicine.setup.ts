import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate'
import type { ProblemCode } from '#contract/problem'
import type { VideoFeedback, VideoSide, VideoStage, VideoVisit } from '#contract/video-visit'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type { WaitInput } from '#machines/wait-input'
import type {
  EndedBy,
  RatingInput,
  RoomEvent,
  TelemedicineContext,
  TelemedicineEvent,
  TelemedicineInput,
  VisitInput,
} from './telemedicine.types.ts'

/** Codes which say that this device or this patient cannot open the visit. */
const locked: readonly ProblemCode[] = ['not_found', 'unauthenticated', 'forbidden', 'validation_failed']

type Refused = { error: unknown }
const codeOf = ({ error }: Refused) => toFlowProblem(error).code

/** Types, services, guards and actions of the video visit's machine. */
export const telemedicineSetup = setup({
  types: {
    context: {} as TelemedicineContext,
    events: {} as TelemedicineEvent,
    input: {} as TelemedicineInput,
    tags: {} as 'busy',
  },
  actors: {
    /** How the visit stands (C66). Rejects with a `Problem`. */
    readVisit: fromPromise<VideoVisit, VisitInput>(notProvided('readVisit')),
    /** The app's own room, for as long as this device is in it. Picture and sound do not pass through the machine. */
    room: fromCallback<AnyEventObject, VisitInput, RoomEvent>(notProvided('room')),
    /** Ends the visit for both sides (C67). Rejects with a `Problem`. */
    endVisit: fromPromise<VideoSide, VisitInput>(notProvided('endVisit')),
    /** What the patient has said of the visit (C68). Rejects with a `Problem`. */
    readFeedback: fromPromise<VideoFeedback, VisitInput>(notProvided('readFeedback')),
    /** Stores it, or keeps it on the device until it can be sent. Rejects with a `Problem`. */
    sendRating: fromPromise<VideoFeedback, RatingInput>(notProvided('sendRating')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  // A little after the expected instant: the platform's clock decides.
  delays: { shortly: 2_000 },
  guards: {
    isAt: ({ context: { visit } }, { stage }: { stage: VideoStage }) => visit?.stage === stage,
    isUnchecked: ({ context }) => !context.isChecked,
    isElsewhere: ({ context: { visit } }) => visit?.room?.kind === 'external',
    hasRoom: ({ context: { visit } }) => visit?.room !== undefined,
    isGiven: (_, { output }: { output: VideoFeedback }) => output.feedback !== undefined,
    isOpenTo: (_, { output }: { output: VideoFeedback }) => output.give_until !== undefined,
    canChange: ({ context }) => context.feedback?.give_until !== undefined,
    isUnreached: (_, refused: Refused) => ['offline', 'timeout'].includes(codeOf(refused)),
    isOffline: (_, refused: Refused) => codeOf(refused) === 'offline',
    isLocked: (_, refused: Refused) => locked.includes(codeOf(refused)),
    isGone: (_, refused: Refused) => codeOf(refused) === 'gone',
  },
  actions: {
    setVisit: assign((_, { output: visit }: { output: VideoVisit }) => ({
      visit,
      ...(visit.stage === 'ended' || visit.stage === 'over' ? { endedBy: visit.ended?.by ?? ('time' as const) } : {}),
    })),
    setChecked: assign({ isChecked: true }),
    meet: assign({ hasMet: true }),
    forgetMeeting: assign({ hasMet: false }),
    setEnd: assign((_, { by }: { by: EndedBy }) => ({ endedBy: by })),
    setFeedback: assign((_, { output }: { output: VideoFeedback }) => ({ feedback: output })),
    forgetFeedback: assign({ feedback: undefined }),
    setProblem: assign((_, { error }: Refused) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
  },
})
