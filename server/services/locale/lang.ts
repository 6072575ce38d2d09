import * as Type from 'typebox'
import { languages } from '#contract/locale'

/** Language in the address of a call; Accept-Language is used where it is absent. */
export const Lang = Type.Optional(Type.Enum([...languages]))
