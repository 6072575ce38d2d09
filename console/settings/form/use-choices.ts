import { languages } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { Option } from '#src/ui/text-field.tsx'
import { useConsole } from '#console/console-context.ts'
import { isCountryCode, regionName } from '#console/region-name.ts'
import { choiceWords, makers } from './choice-words.ts'

/** Values of a choice with what they are called; those of languages and countries by the names that the device has for them. */
export function useChoices(): (values: readonly string[]) => Option[] {
  const intl = useIntl()
  const { dates } = useConsole()
  const nameOf = (value: string, values: readonly string[]): string => {
    const message = choiceWords[value]
    if (message) return intl.formatMessage(message)
    if (values.every((each) => languages.some((language) => language === each)))
      return new Intl.DisplayNames(dates.intl, { type: 'language' }).of(value) ?? value
    if (isCountryCode(value)) return regionName(dates.intl, value)
    return makers[value] ?? value
  }
  return (values) => values.map((value) => ({ value, label: nameOf(value, values) }))
}
