import { Globe } from 'lucide-react'
import { useState, type FunctionComponent } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useToast } from '#src/ui/toast.tsx'
import type { CountryLanguageSheetProps } from './country-language-sheet.tsx'
import { messages } from './country-language.messages.ts'
import { button, onlyDesk } from './header.css.ts'

/** One button for country and language, which opens one sheet (T10). The sheet is loaded with the first press. */
export function CountryLanguage() {
  const intl = useIntl()
  const app = useApp()
  const showToast = useToast()
  const [countries, setCountries] = useState(app.countries)
  const [Choice, setChoice] = useState<FunctionComponent<CountryLanguageSheetProps> | null>(null)
  const here = countries.find(({ country }) => country === app.locale.country)
  const language = here?.languages.find((known) => known.language === app.locale.language)

  const open = async () => {
    try {
      const [{ CountryLanguageSheet }, known] = await Promise.all([
        import('./country-language-sheet.tsx'),
        countries.length > 0 ? countries : app.apis().then(({ locale }) => locale.countriesLanguages()),
      ])
      setCountries(known)
      setChoice(() => CountryLanguageSheet)
    } catch {
      // Whatever the cause, there is nothing to choose from, and the patient is told so (E01).
      showToast(intl.formatMessage(messages.failed), { key: 'countries' })
    }
  }
  return (
    <>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(messages.button, {
          country: here?.name ?? app.locale.country.toUpperCase(),
          language: language?.name ?? app.locale.language.toUpperCase(),
        })}
        onClick={() => void open()}
      >
        <Icon of={Globe} />
        <span>
          {here ? <span className={onlyDesk}>{here.name} · </span> : null}
          <span translate="no">{shortNames[app.locale.language]}</span>
        </span>
      </button>
      {Choice ? <Choice countries={countries} onClose={() => setChoice(null)} /> : null}
    </>
  )
}

/** Each in its own language, so that its speakers can read it. */
const shortNames = { en: 'EN', ar: 'ع', id: 'ID' } as const
