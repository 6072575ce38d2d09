/** Loads the library for phone numbers. Undefined where it cannot be loaded now; the next call tries again. */
export const loadPhones = () => import('./parse-phone.ts').catch(() => undefined)
