import type { IdentityType } from '#contract/content'
import { formatIdentity, toIdentity } from '#contract/identity'
import type { DobFormat } from '#contract/person'
import { toHijri } from './hijri-day.ts'
import { faultOfBirthday, faultOfIdentity, toBirthday } from './person-checks.ts'

/** Birthday and identity as they are typed; empty where they are not told. */
export type TypedPapers = { birthday: string; dob_format: DobFormat; identity_type_id: string; identity: string }

type Papers = Partial<Record<'birthday' | 'identity_type_id' | 'identity', string>> & { dob_format?: DobFormat }

/** The papers of a person as a form shows them: the birthday in its own calendar, the identity in groups. */
export const toTypedPapers = ({ birthday = '', dob_format = 'gregorian', ...identity }: Papers): TypedPapers => ({
  birthday: birthday && dob_format === 'hijri' ? toHijri(birthday) : birthday,
  dob_format,
  identity_type_id: identity.identity_type_id ?? '',
  identity: formatIdentity(identity.identity ?? ''),
})

/** What is wrong with them. `today` is a calendar day, `YYYY-MM-DD`. */
export const faultsOfPapers = (
  typed: TypedPapers,
  { today, types }: { today: string; types: readonly IdentityType[] },
) => ({
  birthday: typed.birthday ? faultOfBirthday(typed.birthday, today, typed.dob_format) : undefined,
  dob_format: undefined,
  identity_type_id: undefined,
  identity: faultOfIdentity(toIdentity(typed.identity), typed.identity_type_id, types),
})

/** The papers as they are sent: what is empty is left out (V01). */
export function toPapers({ birthday, dob_format, identity_type_id, identity }: TypedPapers): Papers {
  const day = toBirthday(birthday, dob_format)
  return {
    ...(day ? { birthday: day, dob_format } : {}),
    ...(identity_type_id ? { identity_type_id, identity: toIdentity(identity) } : {}),
  }
}
