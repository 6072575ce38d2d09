/** Questions and positions of a clinic that its page shows: as many as one page of the service holds. */
export const shownAtOnce = { page: 1, per_page: 20 } as const
