/** Arabic-Indic and Persian digits as 0 to 9; everything else as it is. Keyboards of all our languages type numbers. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
