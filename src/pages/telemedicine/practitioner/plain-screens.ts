import type { TelemedicineScreen } from '#machines/telemedicine/telemedicine.selectors'

/** Screens that say one thing; `foreign` and `gone` are said by the link's fault. */
const plain = ['elsewhere', 'moved', 'unpaid', 'cancelled', 'offline', 'failed'] as const
export type PlainScreen = (typeof plain)[number]

export const isPlain = (screen: TelemedicineScreen): screen is PlainScreen =>
  (plain as readonly TelemedicineScreen[]).includes(screen)
