import { useState } from 'react'
import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { RadioRows } from '#src/ui/choice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './country-language.messages.ts'
import { DemoLine } from './demo-line.tsx'
import { LanguageRows } from './language-rows.tsx'
import { LegalLine } from './legal-line.tsx'

export type CountryLanguageSheetProps = { countries: readonly CountryLanguages[]; onClose: () => void }

/** The choice of country and language, open. */
export function CountryLanguageSheet({ countries, onClose }: CountryLanguageSheetProps) {
  const intl = useIntl()
  const app = useApp()
  const [country, setCountry] = useState<CountryLanguages['country']>(app.locale.country)
  const languages = countries.find((entry) => entry.country === country)?.languages ?? []
  return (
    <Sheet title={intl.formatMessage(messages.title)} open onClose={onClose}>
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
        <div>
          <LegalLine />
          <DemoLine />
        </div>
      </Stack>
    </Sheet>
  )
}
