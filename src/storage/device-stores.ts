/** Stores that queries read after hydration, as one file to load. */
export { heldSlots } from './held-slots.ts'
export { knownHolderKey } from './holder-key.ts'
export { insurancePreference } from './insurance-preference.ts'
