/** Questions and positions that a clinic's page shows: one page of the service. */
export const shownAtOnce = { page: 1, per_page: 20 } as const
