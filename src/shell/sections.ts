import type { ResultsAddress } from '#src/routes/links.ts'

/** Criteria of a list of doctors to which the navigation links. */
export const videoVisits: ResultsAddress = { visit: 'telemedicine' }
