import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Country } from '#contract/locale'
import type { CountryLanguages } from '#contract/tenant'
import { useApp } from '#src/context/app-context.ts'
import { otherMarketKey } from '#src/features/near-me/other-market.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './market-offer.messages.ts'

/** Offers the home page of the country in which the visitor is (R01). It never redirects by itself. */
export function MarketOffer() {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const go = useGo()
  const showToast = useToast()
  const { data: country } = useQuery<Country>({
    queryKey: otherMarketKey(app),
    queryFn: skipToken,
    staleTime: Infinity,
  })

  useEffect(() => {
    const market = app.countries.find((known) => known.country === country)
    const locale = market && localeOf(market, app.locale.language)
    if (!market || !locale) return
    showToast(intl.formatMessage(messages.offer, { country: market.name }), {
      // Replaces the notice about the position.
      key: 'near-me',
      action: {
        label: intl.formatMessage(messages.go, { country: market.name }),
        onPress: () => go(links.inLocale(locale)),
      },
    })
  }, [app, country, go, intl, links, showToast])
  return null
}

/** Prefix of that country's locale in the language of the page, else in its first. */
const localeOf = ({ languages }: CountryLanguages, language: string): string | undefined =>
  (languages.find((known) => known.language === language) ?? languages[0])?.locale
