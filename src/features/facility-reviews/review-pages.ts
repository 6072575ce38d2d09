/** The page of reviews that a clinic's page begins with. */
export const firstReviews = { page: 1, per_page: 5 } as const
