import { useQuery } from '@tanstack/react-query'
import type { FooterLinks } from '#contract/directory'
import type { FacilityDetail } from '#contract/facility'
import { useApp } from '#src/app/context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { footerQuery } from '#src/queries/directory.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChipLink, Chips } from '#src/ui/chip.tsx'
import { besideOf } from './beside.ts'
import { messages } from './clinic.messages.ts'
import * as css from './clinic.css.ts'

type Group = FooterLinks['groups'][number]

const headings = {
  cities: messages.besideCities,
  specialities: messages.besideSpecialities,
  languages: messages.besideLanguages,
  insurances: messages.besideInsurances,
} as const

/** Links to the pages beside this one (C76): for those who found the clinic and want something a step away. */
export function BesidePages({ facility }: { facility: FacilityDetail }) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const { data } = useQuery(footerQuery(app, besideOf(facility), 'compact'))
  if (!data || data.groups.length === 0) return null
  const nameOf = ({ kind }: Group, { name }: Group['links'][number]) =>
    kind === 'languages' ? format.languageName(name) : name
  return (
    <nav className={css.beside} aria-label={intl.formatMessage(messages.beside)}>
      {data.groups.map((group) => (
        <section key={group.kind} aria-labelledby={`beside-${group.kind}`}>
          <h2 id={`beside-${group.kind}`} className={css.besideTitle}>
            {intl.formatMessage(headings[group.kind], { city: facility.city })}
          </h2>
          <Chips flow>
            {group.links.map((link) => (
              <ChipLink key={link.path} href={links.path(link.path)}>
                {nameOf(group, link)}
              </ChipLink>
            ))}
          </Chips>
        </section>
      ))}
    </nav>
  )
}
