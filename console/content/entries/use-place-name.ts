import { languages } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '#console/console-context.ts'
import { isolated } from '#console/isolated.ts'
import { regionName } from '#console/region-name.ts'
import { standingAt } from '#console/draft/draft-query.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import { messages as entries } from './entries.messages.ts'
import { messages } from './places.messages.ts'

/** What the part of a page is called at which a block or a banner of a key stands; the key itself where it stands nowhere. */
export function usePlaceName(): (key: string) => string {
  const intl = useIntl()
  const { dates } = useConsole()
  const { draft } = useSettings()
  const nameOf = (key: string): string => {
    const message = byKey[key]
    if (message) return intl.formatMessage(message)
    for (const [field, words] of frames)
      if (standingAt(draft, `/configuration/${field}`).held.value === key)
        return intl.formatMessage(words, { key: isolated(key) })
    const [, country, spoken] = /^homepage-([a-z]{2})(?:-([a-z]{2}))?$/.exec(key) ?? []
    if (!country) return isolated(key)
    const region = regionName(dates.intl, country)
    const language = languages.find((each) => each === spoken)
    return language
      ? intl.formatMessage(messages.homepageInLanguage, {
          country: region,
          language: new Intl.DisplayNames(dates.intl, { type: 'language' }).of(language) ?? language,
        })
      : intl.formatMessage(messages.homepageIn, { country: region })
  }
  return (key) => {
    const [, plain = key, screens] = /^(.*?)(?:-(mobile|desktop))?$/.exec(key) ?? []
    const name = nameOf(plain)
    if (screens === undefined) return name
    return `${name} · ${intl.formatMessage(screens === 'mobile' ? entries.mobile : entries.desktop)}`
  }
}

const byKey: Readonly<Record<string, (typeof messages)[keyof typeof messages]>> = {
  ...messages,
  'featured-on': messages.featuredOn,
  'popular-searches': messages.popularSearches,
}
const frames = [
  ['header_block_content_key', messages.headerLinks],
  ['footer_block_content_key', messages.footerLinks],
] as const
