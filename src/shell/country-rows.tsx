import { Check } from 'lucide-react'
import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/context/app-context.ts'
import { rememberLocale } from '#src/context/locale-cookie.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { useAddressIn } from './use-address-in.ts'

/** The current page in each country: in the language of the page where that country has it, else in its first. */
export function CountryRows({ countries }: { countries: readonly CountryLanguages[] }) {
  const app = useApp()
  const addressIn = useAddressIn()
  return (
    <Rows>
      {countries.map(({ country, name, languages }) => {
        const to = languages.find(({ language }) => language === app.locale.language) ?? languages[0]
        const isHere = country === app.locale.country
        return to ? (
          <RowLink
            key={country}
            href={addressIn(to.locale)}
            aria-current={isHere ? 'true' : undefined}
            end={isHere ? <Icon of={Check} /> : null}
            onClick={() => rememberLocale(app, to.locale)}
          >
            {name}
          </RowLink>
        ) : null
      })}
    </Rows>
  )
}
