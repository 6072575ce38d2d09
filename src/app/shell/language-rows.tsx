import { useRouterState } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { locales } from '#contract/locale'
import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/app/context.ts'
import { rememberLocale } from '#src/app/locale-cookie.ts'
import { keepScrollPlace } from '#src/app/scroll-place.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { addressInLocale } from './address-in-locale.ts'

export type LanguageRowsProps = {
  languages: CountryLanguages['languages']
  /** Whether the page stays where it is scrolled to: it is the same page in other words. */
  keepsPlace: boolean
}

/** The shown page in each language of a country. Each stands in itself, so that whoever needs it can read it. */
export function LanguageRows({ languages, keepsPlace }: LanguageRowsProps) {
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
              if (keepsPlace) keepScrollPlace(app.tenant, addressIn(locale))
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

/** Address of the shown page in another locale. */
function useAddressIn(): (prefix: string) => string {
  const app = useApp()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const page = usePage()
  const [, ...segments] = pathname.split('/').filter(Boolean)
  return (prefix) => addressInLocale(app, { ...page, path: segments.join('/') }, locales[prefix]!)
}
