import { Check } from 'lucide-react'
import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/context/app-context.ts'
import { rememberLocale } from '#src/context/locale-cookie.ts'
import { keepScrollPlace } from '#src/page-load/scroll-place.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { useAddressIn } from './use-address-in.ts'

/** The current page in each language of a country. Each is named in its own language, so that its speakers can read it. */
export function LanguageRows({ languages }: Pick<CountryLanguages, 'languages'>) {
  const app = useApp()
  const addressIn = useAddressIn()
  return (
    <Rows>
      {languages.map(({ language, locale }) => {
        const isHere = locale === app.locale.prefix
        return (
          <RowLink
            key={locale}
            href={addressIn(locale)}
            hrefLang={language}
            lang={language}
            aria-current={isHere ? 'true' : undefined}
            end={isHere ? <Icon of={Check} /> : null}
            onClick={() => {
              rememberLocale(app, locale)
              // The same page in another language keeps its scroll position.
              keepScrollPlace(app.tenant, addressIn(locale))
            }}
          >
            {fullNames[language]}
          </RowLink>
        )
      })}
    </Rows>
  )
}

const fullNames = { en: 'English', ar: 'العربية', id: 'Bahasa Indonesia' } as const
