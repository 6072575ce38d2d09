import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './country-language.messages.ts'
import { CountryRows } from './country-rows.tsx'
import { DemoLine } from './demo-line.tsx'
import { LanguageRows } from './language-rows.tsx'
import { LegalLine } from './legal-line.tsx'

export type CountryLanguageSheetProps = { countries: readonly CountryLanguages[]; onClose: () => void }

/** The open choice of country and language; each choice acts at once. */
export function CountryLanguageSheet({ countries, onClose }: CountryLanguageSheetProps) {
  const intl = useIntl()
  const app = useApp()
  const languages = countries.find(({ country }) => country === app.locale.country)?.languages ?? []
  return (
    <Sheet title={intl.formatMessage(messages.title)} open onClose={onClose}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Text as="h3" size="2" weight="medium">
            {intl.formatMessage(messages.language)}
          </Text>
          <LanguageRows languages={languages} />
        </Stack>
        <Stack gap={2}>
          <Text as="h3" size="2" weight="medium">
            {intl.formatMessage(messages.country)}
          </Text>
          <CountryRows countries={countries} />
        </Stack>
        <div>
          <LegalLine />
          <DemoLine />
        </div>
      </Stack>
    </Sheet>
  )
}
