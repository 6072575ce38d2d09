import type { ResultsAddress } from '#src/routes/links.ts'
import { isAvailable } from '#src/routes/screens.ts'

/** Criteria of a list of doctors to which the navigation links. */
export const videoVisits: ResultsAddress = { visit: 'telemedicine' }

/** Whether accounts are built: no link leads to a screen that is not. */
export const hasAccount = () => isAvailable('account')
export const hasAppointments = () => isAvailable('appointments')
export const hasClinics = () => isAvailable('clinic-results')
