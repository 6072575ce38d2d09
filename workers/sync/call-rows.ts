import type { additions, calls } from '#contract/services'

type Rows = typeof calls & typeof additions

/** The calls that a worker makes. The whole table is no part of it, for which it has no room: types say that these are its rows. */
export const rows = {
  serverTime: { service: 'locale', method: 'GET', path: '/appservice/time' },
  refreshSession: { service: 'account', method: 'POST', path: '/auth/refresh' },
  signOutLater: { service: 'account', method: 'POST', path: '/auth/logout/later' },
  book: { service: 'appointment', method: 'POST', path: '/patientapp/appointment' },
  bookAsGuest: { service: 'appointment', method: 'POST', path: '/patient/appointment' },
  appointment: { service: 'appointment', method: 'GET', path: '/patientapp/appointments/{id}' },
  cancelAppointment: { service: 'appointment', method: 'PUT', path: '/patientapp/appointments/{id}/cancel' },
  rescheduleAppointment: { service: 'appointment', method: 'PUT', path: '/patientapp/appointments/{id}/reschedule' },
  toggleEarlierOffer: { service: 'appointment', method: 'PUT', path: '/patientapp/appointments/{id}/toggle_earlier' },
  giveConsent: { service: 'appointment', method: 'POST', path: '/patientapp/appointments/{id}/consent' },
  giveVideoFeedback: { service: 'appointment', method: 'POST', path: '/telemedicine/feedback' },
  updateNotificationSettings: { service: 'account', method: 'PUT', path: '/account/notification/settings' },
  changeAccount: { service: 'account', method: 'PUT', path: '/account/changes' },
  addPatient: { service: 'account', method: 'POST', path: '/patients' },
  changePatient: { service: 'account', method: 'PUT', path: '/patients/{id}/changes' },
  announceFile: { service: 'account', method: 'POST', path: '/patient/documents/files' },
  sendFilePart: { service: 'account', method: 'PUT', path: '/patient/documents/files/{id}' },
  addDocument: { service: 'account', method: 'POST', path: '/patient/documents' },
  announceAppointmentFile: { service: 'account', method: 'POST', path: '/patient/appointments/{id}/files' },
  sendAppointmentFilePart: { service: 'account', method: 'PUT', path: '/patient/appointments/{id}/files/{file}' },
  addAppointmentDocument: { service: 'account', method: 'POST', path: '/patient/appointment/documents' },
  updateAppointmentDocument: { service: 'account', method: 'PUT', path: '/patient/appointment/documents/{id}' },
  updateDocument: { service: 'account', method: 'PUT', path: '/patient/documents/{id}' },
  removeDocument: { service: 'account', method: 'DELETE', path: '/patient/documents/{id}' },
  removePatient: { service: 'account', method: 'DELETE', path: '/patients/{id}' },
} as const satisfies { readonly [Name in keyof Rows]?: Pick<Rows[Name], 'service' | 'method' | 'path'> }

/** One of them. */
export type WorkerRow = (typeof rows)[keyof typeof rows]
