import type { ResultsAddress } from '#src/routes/links.ts'
import { isAvailable } from '#src/routes/screens.ts'

/** Lists of doctors that a visitor may start from. */
export const videoVisits: ResultsAddress = { visit: 'telemedicine' }

/** Whether there is an account to go to: no link leads to a screen that is not built. */
export const hasAccount = () => isAvailable('account')
export const hasDashboard = () => isAvailable('dashboard')
export const hasClinics = () => isAvailable('clinic-results')
