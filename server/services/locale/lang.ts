import * as Type from 'typebox'
import { languages } from '#contract/locale'

/** Language a call names in its address; that of Accept-Language where it names none. */
export const Lang = Type.Optional(Type.Enum([...languages]))
