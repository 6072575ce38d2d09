import type { ResultsAddress } from '#src/routes/links.ts'
import type { Screen } from '#src/routes/route-table.ts'
import { isAvailable } from '#src/routes/screens.ts'

/** Lists of doctors that a visitor may start from. */
export const videoVisits: ResultsAddress = { visit: 'telemedicine' }

/** Whether there is an account to go to: no link leads to a screen that is not built. */
export const hasAccount = () => isAvailable('account')
export const hasDashboard = () => isAvailable('dashboard')
export const hasClinics = () => isAvailable('clinic-results')

/** Whether a screen's own bar, with its one action, stands at the foot of a phone, where the sections stand elsewhere. */
export const hasOwnBar = (screen: Screen) => screen === 'doctor'

/** The shell is as wide as what stands in it, so that their edges meet. */
export const widthOf = (screen: Screen): 'page' | 'results' => (hasList(screen) ? 'results' : 'page')

/** Whether a screen is a list, with its search and filters before it. */
export const hasList = (screen: Screen) => lists.has(screen)

const lists: ReadonlySet<Screen> = new Set(['doctor-results', 'clinic-results', 'facility-list'])
