import { regionOf } from '#contract/locale'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { GuestProof } from '#src/session/session-store.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'

/** Keeps a proven phone as what was typed at the sign-in: that goes on from there, without another code. */
export function keepProvenNumber(
  { tenant, locale }: Pick<AppContext, 'tenant' | 'locale'>,
  { phone, country_code }: GuestProof,
): Promise<void> {
  const nothing = { firstName: '', lastName: '', birthday: '', dob_format: 'gregorian' as const, email: '' }
  const answers = { ...nothing, phone: `+${country_code}${phone}`, phoneRegion: regionOf(locale.country) }
  return signInDraft(tenant).keep({ answers, number: { phone, country_code }, sent: undefined }, new Date(now()))
}
