import type { Call } from '#contract/services'

/** Calls of the practitioner's side of a visit by video, additions of ours as well: apart, since no patient's page makes them. */
export const practitionerCalls = {
  practitionerVideoVisit: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/check' },
  endVideoAsPractitioner: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/end' },
  practitionerDocuments: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/documents' },
  practitionerFile: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/file' },
  writeVisitSummary: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/summary' },
  practitionerMessages: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/messages' },
  sayAsPractitioner: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/say' },
  announcePractitionerFile: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/announce' },
  sendPractitionerFilePart: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/part' },
  dropPractitionerFile: { service: 'appointment', method: 'POST', path: '/telemedicine/practitioner/drop' },
} as const satisfies Record<string, Call>
