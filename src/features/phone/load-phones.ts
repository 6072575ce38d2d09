/**
 * Loads the library for phone numbers. Undefined where it cannot be loaded now; the next call tries again, though some
 * browsers remember until a reload that a file was lost.
 */
export const loadPhones = () => import('./parse-phone.ts').catch(() => undefined)
