import type { OtpAnswer } from '#contract/appointment'
import type { DobFormat } from '#contract/person'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneNumber, PhoneProof, ResendRequest } from '#machines/phone-code/phone-code.types'

/** What is typed on the way in. `phone` is as it was typed, a number or an email; `phoneRegion` the ISO 3166 code of its country. */
export type SignInAnswers = {
  phone: string
  phoneRegion: string
  firstName: string
  lastName: string
  /** `1990-3-5` as far as it is typed, in its calendar. */
  birthday: string
  dob_format: DobFormat
  email: string
}

/** Who joins, and has agreed to what an account needs: names, birthday (`YYYY-MM-DD`) and email of a sign-up, ready to be sent. */
export type NewPatient = {
  first_name: string
  last_name: string
  birthday: string
  dob_format: DobFormat
  email?: string
  password?: string
}

/** A sign-in that was begun before a reload: what was typed and the code that is on its way. Never a code or a password. */
export type SignInDraft = { answers: SignInAnswers; number: PhoneNumber | undefined; sent: OtpAnswer | undefined }

export type SignInInput = {
  /** Country that is chosen at first. */
  phoneRegion: string
  draft?: SignInDraft | undefined
  /** A phone that was proven before on this device, and still is. */
  proof?: PhoneProof | undefined
}

export type SignInContext = {
  answers: SignInAnswers
  number: PhoneNumber | undefined
  /** The code that was sent to the number. */
  sent: OtpAnswer | undefined
  proof: PhoneProof | undefined
  problem: FlowProblem | undefined
}

/** The view sends all but the last, which is the connection's. */
export type SignInEvent =
  | { type: 'answers.changed'; answers: Partial<SignInAnswers> }
  /** Continue with a code. */
  | { type: 'number.given'; number: PhoneNumber }
  /** Continue with a password. */
  | { type: 'password.chosen'; number: PhoneNumber }
  | { type: 'password.given'; password: string }
  | { type: 'code.chosen' }
  | { type: 'code.given'; code: string }
  | ResendRequest
  | { type: 'number.change_requested' }
  | { type: 'names.given'; patient: NewPatient }
  /** Who is under age leaves it to a grown-up: nothing of what they typed is kept. */
  | { type: 'entry.restarted' }
  | { type: 'connection.returned' }

/** Inputs of the services that the app provides. They keep the session that they are answered with themselves. */
export type SignInByProofInput = { proof: PhoneProof }
/** Whether there was an account to sign in to. */
export type SignInByProofOutput = 'signed_in' | 'unknown'
export type SignInByPasswordInput = { number: PhoneNumber; password: string }
export type SignUpInput = { proof: PhoneProof; patient: NewPatient }
