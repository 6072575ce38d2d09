import type { CancelRequest } from '#contract/appointment'
import type { ProblemCode } from '#contract/problem-codes'
import type { ChangedVisit } from '../changed-visit.ts'

/** Name of a cancellation in the registry of kinds. */
export const cancelKindName = 'cancelled_appointment'

/** The id of the entry of a visit's cancellation: there is one for each visit. */
export const cancelIdOf = (appointmentId: string): string => `cancel.${appointmentId}`

/** Which visit is cancelled, as it is told outside its own page. */
export type CancelledVisit = ChangedVisit

/** A cancellation as the device stores it until it is sent, with what the patient was shown that it costs. */
export type CancelChange = { cancelling: Omit<CancelRequest, 'forcebookable'>; visit: CancelledVisit }

/** What the device stores of a visit that was cancelled. */
export type CancelKept = { visit: CancelledVisit }

/** Minutes after which a cancellation is only sent when the patient confirms it again: half a day. */
export const confirmAfterMinutes = 720

/** Codes which say that the patient has to look again: it costs something now, or they have to sign in. */
export const promises: readonly ProblemCode[] = ['cancellation_fee_changed', 'unauthenticated']
