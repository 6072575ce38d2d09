/**
 * The digits that the app writes in every language, by the name that Intl has for them: those used by the clinics, cards and
 * phones of all our markets.
 */
export const numberingSystem = 'latn'

/** Arabic-Indic and Persian digits as 0 to 9; everything else as it is. Keyboards of all our languages type such digits. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
