/** Why a clinic or insurer lets somebody book nothing at present; the app has a sentence for each. */
export const suspensionReasons = ['missed_visits', 'fees_due', 'cover_ended', 'details_unclear'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** Somebody cannot book at present; without a reason where nobody told one. */
export type Suspension = { reason?: SuspensionReason }

/** The same as answers carry it, and as the details of `suspended_to_book`. */
export type SuspensionAnswer = { suspended_to_book?: boolean; suspension_reason?: SuspensionReason }

/** The suspension that an answer tells; undefined for who can book. */
export const suspensionOf = ({ suspended_to_book, suspension_reason }: SuspensionAnswer): Suspension | undefined =>
  suspended_to_book ? { ...(suspension_reason && { reason: suspension_reason }) } : undefined

/** The suspension that a refused call tells in its details. */
export const suspensionIn = (details: unknown): Suspension =>
  suspensionOf({ ...(details as SuspensionAnswer | undefined), suspended_to_book: true }) ?? {}
