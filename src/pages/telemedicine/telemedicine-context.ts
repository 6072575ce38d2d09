import { useQuery } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { createContext, use } from 'react'
import type { Appointment } from '#contract/appointment'
import type { VideoVisit } from '#contract/video-visit'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import { useApp } from '#src/context/app-context.ts'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import type { CallViewStore } from '#src/features/video-room/call-view.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import type { Leaving } from './leaving.ts'
import { messages } from './telemedicine.messages.ts'

/** The visit by video in progress, as React context. */
export const Telemedicine = createActorContext(telemedicineMachine)

/** What the page has one of: its camera and microphone, and the call. */
export const CallContext = createContext<{ media: OwnMediaStore; view: CallViewStore } | null>(null)

export function useCall() {
  const call = use(CallContext)
  if (!call) throw new Error('useCall outside of CallContext')
  return call
}

/** The visit as the platform told it last; screens of a visit are only shown once it is known. */
export function useVisit(): VideoVisit {
  const visit = Telemedicine.useSelector(({ context }) => context.visit)
  if (!visit) throw new Error('useVisit before it is known')
  return visit
}

/** With whom and in which zone; undefined until that is loaded. */
export function useVisitAppointment(): Appointment | undefined {
  const app = useApp()
  return useQuery(appointmentQuery(app, useVisit().appointment_id)).data
}

/** The zone of the visit, until it is known that of this device. */
export const useVisitZone = (): string =>
  useVisitAppointment()?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The visit as the patient leaves it. */
export function useLeaving(): Leaving {
  return {
    visit: Telemedicine.useActorRef(),
    closesAt: useVisit().closes_at,
    zone: useVisitZone(),
    words: messages,
    problem: Telemedicine.useSelector(({ context }) => context.problem),
  }
}
