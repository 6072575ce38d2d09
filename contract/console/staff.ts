import * as Type from 'typebox'
import { MadeCredential, SignedCredential } from '#contract/console/passkeys'
import { staffRoles } from '#contract/console/roles'
import { staffEventKinds } from '#contract/console/staff-events'
import { languages } from '#contract/locale'
import { Device } from '#contract/settings'
import { namePattern } from '#contract/plain-text'
import { longestText } from '#contract/text-limits'
import { Instant } from '#contract/wire'

const Role = Type.Enum(staffRoles)
const Email = Type.String({ format: 'email', maxLength: longestText.email })
/** As Base64 of its UTF-8 bytes, as patients send theirs. */
const Password64 = Type.String({ minLength: 1, maxLength: 800, pattern: '^[A-Za-z0-9+/]+={0,2}$' })
const Token = Type.String({ minLength: 1, maxLength: 1000 })
const Code = Type.String({ pattern: '^[0-9]{6}$' })
const closed = { additionalProperties: false }

/** Why there is no session, in the details of `unauthenticated`. */
export const noSessionReasons = ['none', 'idle', 'over', 'signed_out', 'removed', 'replaced', 'stolen'] as const
export type NoSessionReason = (typeof noSessionReasons)[number]

/** Nothing but that it is done. */
export const Done = Type.Object({ done: Type.Literal(true) })
export type Done = Type.Static<typeof Done>

/** Body of the first step of a sign-in. */
export const StaffSignInRequest = Type.Object({ email: Email, password: Password64 }, closed)
export type StaffSignInRequest = Type.Static<typeof StaffSignInRequest>

/** What the second step is made with, within five minutes, and what the person has for it. */
export const SecondStep = Type.Object({
  ticket: Token,
  factors: Type.Object({
    code: Type.Boolean(),
    /** Whether a passkey of theirs signs in at this host. */
    passkey: Type.Boolean(),
    /** Other hosts of the tenant at which one does. */
    elsewhere: Type.Array(Type.String()),
  }),
})
export type SecondStep = Type.Static<typeof SecondStep>

/** Body of the second step: a code of the second factor, what a passkey has signed, or a recovery code. */
export const SecondStepRequest = Type.Union([
  Type.Object({ ticket: Token, code: Code }, closed),
  Type.Object({ ticket: Token, credential: SignedCredential }, closed),
  Type.Object({ ticket: Token, recovery_code: Type.String({ minLength: 10, maxLength: 20 }) }, closed),
])
export type SecondStepRequest = Type.Static<typeof SecondStepRequest>

/** Body by which a device is asked for a passkey at the second step. */
export const SecondStepTicket = Type.Object({ ticket: Token }, closed)
export type SecondStepTicket = Type.Static<typeof SecondStepTicket>

/** Who is signed in. */
export const StaffSession = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  /** When the session ends unless something is pressed. */
  expires_at: Instant,
  recovery_codes_left: Type.Integer({ minimum: 0 }),
})
export type StaffSession = Type.Static<typeof StaffSession>

/** Whether somebody is still signed in, and as what. */
export const StaffSessionState = Type.Object({ id: Type.String(), role: Role, expires_at: Instant })
export type StaffSessionState = Type.Static<typeof StaffSessionState>

/** Body of a request for a link to a new password. The answer is the same for every address. */
export const StaffResetRequest = Type.Object({ email: Email }, closed)
export type StaffResetRequest = Type.Static<typeof StaffResetRequest>

/** Body of a new password by such a link. */
export const StaffNewPasswordRequest = Type.Object({ token: Token, password: Password64 }, closed)
export type StaffNewPasswordRequest = Type.Static<typeof StaffNewPasswordRequest>

/** A second factor that is offered: the secret to type, the address for a picture, and what goes back with its first code. */
export const OfferedFactor = Type.Object({ ticket: Token, secret: Type.String(), address: Type.String() })
export type OfferedFactor = Type.Static<typeof OfferedFactor>

/** Body with the link of an invitation. */
export const InvitationToken = Type.Object({ token: Token }, closed)
export type InvitationToken = Type.Static<typeof InvitationToken>

/** An invitation as who has its link sees it. */
export const OpenedInvitation = Type.Object({ email: Type.String(), role: Role, second_factor: OfferedFactor })
export type OpenedInvitation = Type.Static<typeof OpenedInvitation>

const joining = {
  token: Token,
  name: Type.String({ minLength: 1, maxLength: longestText.firstName, pattern: namePattern }),
  password: Password64,
}

/** Body by which an invitation is accepted: with the first code of an authenticator app, or with a passkey. */
export const AcceptInvitationRequest = Type.Union([
  Type.Object({ ...joining, ticket: Token, code: Code }, closed),
  Type.Object({ ...joining, credential: MadeCredential }, closed),
])
export type AcceptInvitationRequest = Type.Static<typeof AcceptInvitationRequest>

/** Recovery codes, which are shown once. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })
export type RecoveryCodes = Type.Static<typeof RecoveryCodes>

/** Body of another password of one's own. */
export const OwnPasswordRequest = Type.Object({ current: Password64, password: Password64 }, closed)
export type OwnPasswordRequest = Type.Static<typeof OwnPasswordRequest>

/** Body of what needs the password once more. */
export const ConfirmedRequest = Type.Object({ password: Password64 }, closed)
export type ConfirmedRequest = Type.Static<typeof ConfirmedRequest>

/** Body of another second factor. */
export const NewFactorRequest = Type.Object({ ticket: Token, code: Code }, closed)
export type NewFactorRequest = Type.Static<typeof NewFactorRequest>

/** One of the staff. */
export const Person = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  joined_at: Instant,
  /** Whether it is the one who asks. */
  is_own: Type.Boolean(),
})
export type Person = Type.Static<typeof Person>
export const People = Type.Object({ people: Type.Array(Person) })
export type People = Type.Static<typeof People>

/** Which person or invitation an address is about. */
export const ById = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** Body of another role. */
export const RoleRequest = Type.Object({ role: Role }, closed)
export type RoleRequest = Type.Static<typeof RoleRequest>

/** An invitation that is open. */
export const PendingInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  /** Absent where the operator of the server invited. */
  invited_by: Type.Optional(Type.String()),
  expires_at: Instant,
  is_expired: Type.Boolean(),
})
export type PendingInvitation = Type.Static<typeof PendingInvitation>
export const PendingInvitations = Type.Object({ invitations: Type.Array(PendingInvitation) })
export type PendingInvitations = Type.Static<typeof PendingInvitations>

/** Body of an invitation, which is written in that language. */
export const InviteRequest = Type.Object({ email: Email, role: Role, language: Type.Enum(languages) }, closed)
export type InviteRequest = Type.Static<typeof InviteRequest>

/** Body of another mail for an invitation. */
export const ResendRequest = Type.Object({ language: Type.Enum(languages) }, closed)
export type ResendRequest = Type.Static<typeof ResendRequest>

/** An invitation that was sent; where the server sends no mails, the link to hand over. */
export const SentInvitation = Type.Object({ invitation: PendingInvitation, link: Type.Optional(Type.String()) })
export type SentInvitation = Type.Static<typeof SentInvitation>

/** Something that was done. */
export const StaffEvent = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(staffEventKinds),
  /** Who did it; absent where nobody of the staff did. */
  actor: Type.Optional(Type.Object({ name: Type.String(), email: Type.String() })),
  /** With whom. */
  subject: Type.Optional(Type.String()),
  role: Type.Optional(Role),
  /** The version that was published, or gone back to. */
  version: Type.Optional(Type.Integer()),
  /** JSON pointer of the field of the draft that is changed, or whose change is discarded. */
  field: Type.Optional(Type.String()),
  ...Device.properties,
  at: Instant,
})
export type StaffEvent = Type.Static<typeof StaffEvent>

/** A page of what was done, the latest first; `next` leads to the one before. */
export const Activity = Type.Object({ events: Type.Array(StaffEvent), next: Type.Optional(Type.Integer()) })
export type Activity = Type.Static<typeof Activity>
export const ActivityQuery = Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1 })) })
