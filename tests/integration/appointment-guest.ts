import type { World } from './appointment-world.ts'

/** Two visits of half an hour, one right after the other, on the day after the world's clock. */
export const tomorrow = '2026-11-24T05:00:00.000Z'
export const later = '2026-11-24T05:30:00.000Z'

/** Gives a hold back, as who shows its token. */
export const release = (world: World, id: string, hold_token: string) =>
  world.call('appointment', 'DELETE', `/patientapp/holds/${id}`, { body: { hold_token } })
