import type { AxiosInstance } from 'axios'
import type { AppointmentDocument } from '#contract/appointment-documents'
import type { DocumentRemoved, FileProgress, NewFile } from '#contract/documents'
import type { NewPractitionerMessage, VideoMessage } from '#contract/video-messages'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import type { EndedVideoVisit, PractitionerLink, PractitionerVideoVisit, WrittenSummary } from '#contract/video-visit'
import { call, callFile } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** Calls of the practitioner's side of one visit by video. Each throws `gone` where the link opens nothing, with the reason in its details. */
export function createPractitionerVideoApi(http: () => AxiosInstance, link: PractitionerLink) {
  return {
    visit: (signal?: AbortSignal) =>
      call<PractitionerVideoVisit>(http(), practitionerCalls.practitionerVideoVisit, { body: link, signal }),
    /** Ends it for both sides. */
    end: () => call<EndedVideoVisit>(http(), practitionerCalls.endVideoAsPractitioner, { body: link }),
    /** What the patient has added to the visit. */
    documents: (signal?: AbortSignal) =>
      call<AppointmentDocument[]>(http(), practitionerCalls.practitionerDocuments, { body: link, signal }),
    file: (fileId: string, signal?: AbortSignal) =>
      callFile(http(), practitionerCalls.practitionerFile, { body: { ...link, file_id: fileId }, signal }),
    /** What was written in the room. */
    messages: (signal?: AbortSignal) =>
      call<VideoMessage[]>(http(), practitionerCalls.practitionerMessages, { body: link, signal }),
    /** Writes in the room, or sends a file there; answers with all that was written. */
    say: (said: Omit<NewPractitionerMessage, keyof PractitionerLink>) =>
      call<VideoMessage[]>(http(), practitionerCalls.sayAsPractitioner, { body: { ...link, ...said } }),
    announceFile: (file: NewFile, { idempotencyKey }: { idempotencyKey: string }, signal?: AbortSignal) =>
      call<FileProgress>(http(), practitionerCalls.announcePractitionerFile, {
        body: { ...link, ...file },
        headers: keyHeader(idempotencyKey),
        signal,
      }),
    sendFilePart: ({ id, offset }: { id: string; offset: number }, bytes: ArrayBuffer, signal?: AbortSignal) =>
      call<FileProgress>(http(), practitionerCalls.sendPractitionerFilePart, {
        body: { ...link, file_id: id, offset, bytes: toBase64(bytes) },
        signal,
      }),
    dropFile: (fileId: string) =>
      call<DocumentRemoved>(http(), practitionerCalls.dropPractitionerFile, { body: { ...link, file_id: fileId } }),
    /** Writes the summary, in place of what was written before; empty, it takes it back. */
    write: (text: string) =>
      call<WrittenSummary>(http(), practitionerCalls.writeVisitSummary, { body: { ...link, text } }),
  }
}

/** So many bytes at once: a call takes only so many arguments. */
const chunk = 0x8000

function toBase64(bytes: ArrayBuffer): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += chunk)
    text += String.fromCharCode(...new Uint8Array(bytes.slice(at, at + chunk)))
  return btoa(text)
}
