/** The digits that the app writes in every language, as Intl names them: those of clinics, cards and phones of all our markets. */
export const numberingSystem = 'latn'

/** Arabic-Indic and Persian digits as 0 to 9; everything else as it is. Keyboards of all our languages type numbers. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
