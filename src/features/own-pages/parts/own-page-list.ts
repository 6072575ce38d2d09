import { messages } from '../own.messages.ts'

/** The patient's own pages, in the order in which they are listed everywhere. `of`: the screen of each. */
export const ownPageList = [
  { path: 'dashboard/main', message: messages.overview, of: 'dashboard' },
  { path: 'dashboard/appointments', message: messages.appointments, of: 'appointments' },
  { path: 'dashboard/documents', message: messages.documents, of: 'documents' },
  { path: 'dashboard/profile', message: messages.profile, of: 'profile' },
  { path: 'dashboard/relatives', message: messages.relatives, of: 'relatives' },
  { path: 'dashboard/settings', message: messages.settings, of: 'settings' },
] as const
