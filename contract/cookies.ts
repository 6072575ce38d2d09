/** Prefix of the locale last chosen, for addresses without one (R01). Cookie names carry the tenant. */
export const localeCookie = (tenant: string) => `locale-${tenant}`
