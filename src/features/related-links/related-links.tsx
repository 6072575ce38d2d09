import { useQuery } from '@tanstack/react-query'
import type { FooterLinks } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChipLink, Chips } from '#src/ui/chip.tsx'
import { type RelatedPlace, relatedQuery } from './related-query.ts'
import { messages } from './related-links.messages.ts'
import * as css from './related-links.css.ts'

type Group = FooterLinks['groups'][number]

const headings = {
  cities: messages.cities,
  specialities: messages.specialities,
  languages: messages.languages,
  insurances: messages.insurances,
} as const

/** Links to related pages (C76). */
export function RelatedLinks({ place, cityName = '' }: { place: RelatedPlace; cityName?: string }) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const { data } = useQuery(relatedQuery(app, place))
  if (!data || data.groups.length === 0) return null
  const headingOf = (kind: Group['kind']) =>
    kind === 'specialities' && cityName ? messages.specialitiesIn : headings[kind]
  const nameOf = ({ kind }: Group, { name }: Group['links'][number]) =>
    kind === 'languages' ? format.languageName(name) : name
  return (
    <nav className={css.related} aria-label={intl.formatMessage(messages.label)}>
      {data.groups.map((group) => (
        <section key={group.kind} aria-labelledby={`related-${group.kind}`}>
          <h2 id={`related-${group.kind}`} className={css.title}>
            <OwnScript>{intl.formatMessage(headingOf(group.kind), { city: cityName })}</OwnScript>
          </h2>
          <Chips flow>
            {group.links.map((link) => (
              <ChipLink key={link.path} href={links.path(link.path)}>
                <OwnScript>{nameOf(group, link)}</OwnScript>
              </ChipLink>
            ))}
          </Chips>
        </section>
      ))}
    </nav>
  )
}
