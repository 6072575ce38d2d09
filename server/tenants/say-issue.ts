import { IntlMessageFormat } from 'intl-messageformat'
import { issueMessages, type Finding } from '#contract/issues/codes'

const formats = new Map<string, IntlMessageFormat>()

/** The sentence of a finding in English, which the command line speaks; the console has its own words for the same code. */
export function sayIssue({ code, values }: Finding): string {
  const { defaultMessage } = issueMessages[code]
  const format = formats.get(code) ?? new IntlMessageFormat(defaultMessage, 'en')
  formats.set(code, format)
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.join(', ') : value,
  ])
  return String(format.format(Object.fromEntries(written) as Record<string, string | number>))
}
