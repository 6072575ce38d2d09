/** The first page of reviews on a clinic's page. */
export const firstReviews = { page: 1, per_page: 5 } as const
