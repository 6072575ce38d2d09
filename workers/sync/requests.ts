import type { ProfileChange } from '#contract/account'
import type { CancelRequest, ConsentRequest, GuestAppointmentRequest, RescheduleRequest } from '#contract/appointment'
import type { ToggleEarlierRequest } from '#contract/earlier-offer'
import { headers } from '#contract/headers'
import type { ProblemCode } from '#contract/problem'
import type { RelativeChange, RelativeForm } from '#contract/relative'
import type { NotificationSettings } from '#contract/settings'
import type { VideoFeedbackRequest } from '#contract/video-visit'
import * as booking from '#src/outbox/booking/booking-change.ts'
import * as cancelling from '#src/outbox/cancelling/cancel-change.ts'
import * as document from '#src/outbox/document-addition/document-change.ts'
import * as documentDetails from '#src/outbox/document-details/document-details-change.ts'
import * as documentRemoval from '#src/outbox/document-removal/document-removal-change.ts'
import * as messageSettings from '#src/outbox/message-settings/message-settings-change.ts'
import * as moving from '#src/outbox/moving/move-change.ts'
import * as profile from '#src/outbox/profile/profile-change.ts'
import * as addition from '#src/outbox/relative-addition/addition-change.ts'
import * as details from '#src/outbox/relative-details/details-change.ts'
import * as removal from '#src/outbox/relative-removal/removal-change.ts'
import * as visitDocument from '#src/outbox/visit-document/visit-document-change.ts'
import * as feedback from '#src/outbox/visit-feedback/feedback-change.ts'
import * as switches from '#src/outbox/visit-switches/switch-change.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { rows, type WorkerRow } from './call-rows.ts'
import { sendDocument, sendVisitDocument } from './send-files.ts'
import { once, type WorkerMeans, type WorkerRequest } from './worker-request.ts'

/** What this device has for the calls of a change. */
export type DeviceTokens = {
  appointmentToken: (appointmentId: string) => Promise<string | undefined>
  /** By which this device holds times. */
  holderKey: () => Promise<string | undefined>
}

/** What a worker needs to know of a kind of change; the page's own (`OutboxKind`) makes the same calls by the app's client. */
export type WorkerKind<Change extends object = object> = {
  confirmAfterMinutes: number
  /** Codes which say that what the patient agreed to or proved is no longer valid. */
  promises: readonly ProblemCode[]
  /** A refusal which says that it has been done already. */
  doneBy?: ProblemCode
  requestOf(entry: OutboxEntry<Change>, device: DeviceTokens): WorkerRequest | Promise<WorkerRequest>
}

/** One that takes several calls. */
export type LongWorkerKind<Change extends object = object> = Omit<WorkerKind<Change>, 'requestOf' | 'doneBy'> & {
  send(entry: OutboxEntry<Change>, means: WorkerMeans): Promise<unknown>
}

const signedIn: readonly ProblemCode[] = ['unauthenticated']

const openedBy = async ({ visit: { appointmentId } }: { visit: { appointmentId: string } }, device: DeviceTokens) => {
  const token = await device.appointmentToken(appointmentId)
  return token ? { [headers.appointmentToken]: token } : {}
}

const book: WorkerKind<booking.BookingChange> = {
  confirmAfterMinutes: booking.confirmAfterMinutes,
  promises: booking.promises,
  requestOf: ({ body, guestToken, locale, idempotencyKey }) => ({
    row: guestToken ? rows.bookAsGuest : rows.book,
    headers: {
      ...once(idempotencyKey),
      ...(guestToken ? { [headers.guestToken]: guestToken } : {}),
      // A prefix begins with its language. The answer is in the one in which it was made.
      'Accept-Language': locale.slice(0, 2),
    },
    body: body satisfies GuestAppointmentRequest,
  }),
}

const cancel: WorkerKind<cancelling.CancelChange> = {
  confirmAfterMinutes: cancelling.confirmAfterMinutes,
  promises: cancelling.promises,
  requestOf: async (entry, device) => ({
    row: rows.cancelAppointment,
    id: entry.visit.appointmentId,
    headers: await openedBy(entry, device),
    body: { ...entry.cancelling, forcebookable: true } satisfies CancelRequest,
  }),
}

const move: WorkerKind<moving.MoveChange> = {
  confirmAfterMinutes: moving.confirmAfterMinutes,
  promises: moving.promises,
  async requestOf(entry, device) {
    const holderKey = await device.holderKey()
    const { start, appointmentId: id } = entry.visit
    return {
      row: rows.rescheduleAppointment,
      id,
      headers: { ...once(entry.idempotencyKey), ...(await openedBy(entry, device)) },
      body: {
        start,
        fee: entry.fee,
        ...(holderKey ? { holder_key: holderKey } : {}),
        forcebookable: true,
      } satisfies RescheduleRequest,
    }
  },
}

const switchTo = (
  row: WorkerRow,
  bodyOf: (isOn: boolean) => ToggleEarlierRequest | ConsentRequest,
): WorkerKind<switches.SwitchChange> => ({
  confirmAfterMinutes: switches.confirmAfterMinutes,
  promises: signedIn,
  requestOf: async (entry, device) => ({
    row,
    id: entry.visit.appointmentId,
    headers: { ...once(entry.idempotencyKey), ...(await openedBy(entry, device)) },
    body: bodyOf(entry.isOn),
  }),
})

const setMessages: WorkerKind<messageSettings.MessageSettingsChange> = {
  confirmAfterMinutes: messageSettings.confirmAfterMinutes,
  promises: signedIn,
  requestOf: ({ idempotencyKey, ...entry }) => ({
    row: rows.updateNotificationSettings,
    headers: once(idempotencyKey),
    body: messageSettings.mergeMessageSettings([entry]) satisfies NotificationSettings,
  }),
}

const changeProfile: WorkerKind<profile.KeptProfileChange> = {
  confirmAfterMinutes: profile.confirmAfterMinutes,
  promises: signedIn,
  requestOf: ({ was, now, idempotencyKey }) => ({
    row: rows.changeAccount,
    headers: once(idempotencyKey),
    body: { was, now } satisfies ProfileChange,
  }),
}

const addRelative: WorkerKind<addition.AdditionChange> = {
  confirmAfterMinutes: addition.confirmAfterMinutes,
  promises: signedIn,
  requestOf: ({ form, idempotencyKey }) => ({
    row: rows.addPatient,
    headers: once(idempotencyKey),
    body: form satisfies RelativeForm,
  }),
}

const changeRelative: WorkerKind<details.DetailsChange> = {
  confirmAfterMinutes: details.confirmAfterMinutes,
  promises: signedIn,
  requestOf: ({ relativeId: id, was, now, idempotencyKey }) => ({
    row: rows.changePatient,
    id,
    headers: once(idempotencyKey),
    body: { was, now } satisfies RelativeChange,
  }),
}

const removeRelative: WorkerKind<removal.RemovalChange> = {
  confirmAfterMinutes: removal.confirmAfterMinutes,
  promises: signedIn,
  doneBy: 'not_found',
  requestOf: ({ relativeId: id, idempotencyKey }) => ({ row: rows.removePatient, id, headers: once(idempotencyKey) }),
}

const addDocument: LongWorkerKind<document.DocumentChange> = {
  confirmAfterMinutes: document.confirmAfterMinutes,
  promises: signedIn,
  send: sendDocument,
}

const addVisitDocument: LongWorkerKind<visitDocument.VisitDocumentChange> = {
  confirmAfterMinutes: visitDocument.confirmAfterMinutes,
  promises: signedIn,
  send: sendVisitDocument,
}

const changeDocument: LongWorkerKind<documentDetails.DocumentDetailsChange> = {
  confirmAfterMinutes: documentDetails.confirmAfterMinutes,
  promises: signedIn,
  send: sendDocument,
}

const removeDocument: WorkerKind<documentRemoval.DocumentRemovalChange> = {
  confirmAfterMinutes: documentRemoval.confirmAfterMinutes,
  promises: signedIn,
  doneBy: 'not_found',
  requestOf: ({ documentId: id }) => ({ row: rows.removeDocument, id }),
}

const giveFeedback: WorkerKind<feedback.FeedbackChange> = {
  confirmAfterMinutes: feedback.confirmAfterMinutes,
  promises: signedIn,
  requestOf: async (entry, device) => ({
    row: rows.giveVideoFeedback,
    headers: { ...once(entry.idempotencyKey), ...(await openedBy(entry, device)) },
    body: { ...entry.given, appointment_number: entry.appointmentNumber } satisfies VideoFeedbackRequest,
  }),
}

/** Kinds of change that a worker can send, by name. What is not among them waits for a page, and so does all that is behind it. */
export const workerKinds: Readonly<Record<string, WorkerKind | LongWorkerKind>> = {
  [booking.bookingKindName]: book,
  [cancelling.cancelKindName]: cancel,
  [moving.moveKindName]: move,
  [switches.switchKindNames.wish]: switchTo(rows.toggleEarlierOffer, (wanted) => ({
    wanted,
    forcebookable: true,
  })),
  [switches.switchKindNames.consent]: switchTo(rows.giveConsent, (given) => ({
    fg_consent: given,
    forcebookable: true,
  })),
  [messageSettings.messageSettingsKindName]: setMessages,
  [profile.profileKindName]: changeProfile,
  [addition.additionKindName]: addRelative,
  [details.detailsKindName]: changeRelative,
  [removal.removalKindName]: removeRelative,
  [document.documentKindName]: addDocument,
  [documentDetails.documentDetailsKindName]: changeDocument,
  [documentRemoval.documentRemovalKindName]: removeDocument,
  [visitDocument.visitDocumentKindName]: addVisitDocument,
  [feedback.feedbackKindName]: giveFeedback,
}
