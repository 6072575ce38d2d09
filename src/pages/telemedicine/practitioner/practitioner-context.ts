import { createActorContext } from '@xstate/react'
import { createContext, use } from 'react'
import type { PractitionerVideoVisit } from '#contract/video-visit'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import type { Leaving } from '../leaving.ts'
import type { PractitionerCalls } from './practitioner-calls.ts'
import { messages } from './practitioner.messages.ts'

/** The visit in progress; the same machine as the patient's, whose feedback stays closed here. */
export const Visit = createActorContext(telemedicineMachine)

type Side = {
  token: string
  calls: () => Promise<PractitionerCalls>
  media: OwnMediaStore
  view: CallViewStore
  /** As the platform told it last. */
  visit: PractitionerVideoVisit | undefined
  see: (visit: PractitionerVideoVisit) => void
}

/** What the page has one of. */
export const SideContext = createContext<Side | null>(null)

export function useSide(): Side {
  const side = use(SideContext)
  if (!side) throw new Error('useSide outside of SideContext')
  return side
}

/** The visit; its screens are only shown once it is known. */
export function useVisit(): PractitionerVideoVisit {
  const { visit } = useSide()
  if (!visit) throw new Error('useVisit before it is known')
  return visit
}

/** The visit as the practitioner leaves it. */
export function useLeaving(): Leaving {
  const { closes_at: closesAt, time_zone: zone } = useVisit()
  const problem = Visit.useSelector(({ context }) => context.problem)
  return { visit: Visit.useActorRef(), closesAt, zone, words: messages, problem }
}
