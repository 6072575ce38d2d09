import { Globe } from 'lucide-react'
import { useState } from 'react'
import { type CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { RadioRows } from '#src/ui/choice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './country-language.messages.ts'
import { DemoLine } from './demo-line.tsx'
import { button, onlyDesk } from './header.css.ts'
import { LanguageRows } from './language-rows.tsx'

/** One button for country and language, which opens one sheet (T10). */
export function CountryLanguage() {
  const intl = useIntl()
  const app = useApp()
  const showToast = useToast()
  const [countries, setCountries] = useState(app.countries)
  const [isOpen, setOpen] = useState(false)
  const here = countries.find(({ country }) => country === app.locale.country)
  const language = here?.languages.find((known) => known.language === app.locale.language)

  const open = async () => {
    try {
      if (countries.length === 0) setCountries(await (await app.apis()).locale.countriesLanguages())
      setOpen(true)
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
          {shortNames[app.locale.language]}
        </span>
      </button>
      <Sheet title={intl.formatMessage(messages.title)} open={isOpen} onClose={() => setOpen(false)}>
        <Choices countries={countries} />
      </Sheet>
    </>
  )
}

/** Each in itself, so that whoever needs it can read it. */
const shortNames = { en: 'EN', ar: 'ع', id: 'ID' } as const

function Choices({ countries }: { countries: readonly CountryLanguages[] }) {
  const intl = useIntl()
  const app = useApp()
  const [country, setCountry] = useState<CountryLanguages['country']>(app.locale.country)
  const languages = countries.find((entry) => entry.country === country)?.languages ?? []
  return (
    <Stack gap={6}>
      <RadioRows
        legend={intl.formatMessage(messages.country)}
        options={countries.map((entry) => ({ value: entry.country, label: entry.name }))}
        value={country}
        onChange={setCountry}
      />
      <Stack gap={2}>
        <Text as="h3" size="2" weight="medium">
          {intl.formatMessage(messages.language)}
        </Text>
        <LanguageRows languages={languages} keepsPlace={country === app.locale.country} />
      </Stack>
      <DemoLine />
    </Stack>
  )
}
