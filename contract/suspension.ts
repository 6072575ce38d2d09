import * as Type from 'typebox'
import { suspensionReasons } from '#contract/suspension-reasons'

/** Why somebody cannot book at present (P04); absent for who can, and where nobody told a reason. */
export const suspensionReason = { suspension_reason: Type.Optional(Type.Enum(suspensionReasons)) }
