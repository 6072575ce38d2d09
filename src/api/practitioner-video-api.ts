import type { AxiosInstance } from 'axios'
import type { AppointmentDocument } from '#contract/appointment-documents'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import type { EndedVideoVisit, PractitionerLink, PractitionerVideoVisit, WrittenSummary } from '#contract/video-visit'
import { call, callFile } from './call.ts'

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
    /** Writes the summary, in place of what was written before; empty, it takes it back. */
    write: (text: string) =>
      call<WrittenSummary>(http(), practitionerCalls.writeVisitSummary, { body: { ...link, text } }),
  }
}
