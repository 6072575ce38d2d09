import type { ConsentsRequest } from '#contract/account'
import { isOfAge } from '#contract/age'
import { consentVersion, type ConsentKind } from '#contract/consents'
import type { DobFormat } from '#contract/person'
import { faultOfBirthday, toBirthday } from '#src/features/person/person-checks.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** What is typed and ticked; `birthday` in parts and in its calendar. */
export type TypedAgreement = { agreed: readonly ConsentKind[]; birthday: string; dob_format: DobFormat }
export type AgreementField = ConsentKind | 'birthday'
export type AgreementFault = 'agreement' | 'minor' | NonNullable<ReturnType<typeof faultOfBirthday>>

type Needed = {
  kinds: readonly ConsentKind[]
  needsBirthday: boolean
  /** `YYYY-MM-DD`. */
  today: string
}

/** What is agreed to, as it will be sent, or the faults. */
export function checkAgreement(
  { agreed, birthday: parts, dob_format }: TypedAgreement,
  { kinds, needsBirthday, today }: Needed,
): Checked<ConsentsRequest, AgreementField, AgreementFault> {
  const birthday = needsBirthday ? toBirthday(parts, dob_format) : undefined
  const isMinor = birthday !== undefined && !isOfAge(birthday, today)
  const faultOf = (kind: ConsentKind) => (kinds.includes(kind) && !agreed.includes(kind) ? 'agreement' : undefined)
  const faults = faultsOf<AgreementField, AgreementFault>({
    terms: faultOf('terms'),
    health_data: faultOf('health_data'),
    birthday: needsBirthday
      ? (faultOfBirthday(parts, today, dob_format) ?? (isMinor ? 'minor' : undefined))
      : undefined,
  })
  if (Object.keys(faults).length) return { faults }
  return {
    values: {
      consents: kinds.map((kind) => ({ kind, version: consentVersion })),
      ...(birthday === undefined ? {} : { birthday, dob_format }),
    },
  }
}
