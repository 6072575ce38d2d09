import type { ReactNode } from 'react'
import type { SpecialityHit } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { SearchBox } from '#src/features/search-box/search-box.tsx'
import { VisitKinds } from '#src/features/search-box/visit-kinds.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChipLink } from '#src/ui/chip.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { type HomeCriteria, toAddress } from './home-criteria.ts'
import { messages } from './home.messages.ts'
import * as css from './home.css.ts'

export type HeroProps = {
  criteria: HomeCriteria & { city: string }
  onChange: (change: Partial<HomeCriteria>) => void
  specialities: readonly SpecialityHit[]
  /** Content before everything else. */
  above: ReactNode
  /** Beside the search where there is room, below it on phones. */
  children: ReactNode
}

/** The head of the home page: the tenant's headline and the search. */
export function Hero({ criteria, onChange, specialities, above, children }: HeroProps) {
  const intl = useIntl()
  const links = useLinks()
  const { init, locale } = useApp()
  const { heading1, heading2 } = init.settings.whitelabel_configs
  return (
    <div className={css.hero}>
      <Wrap>
        <div className={css.heroColumns}>
          <div>
            {above}
            <h1 className={css.headline}>{textIn(heading1, locale.language)}</h1>
            <p className={css.lede}>{textIn(heading2, locale.language)}</p>
            <SearchBox
              place={criteria}
              onPlaceChange={({ city, isNear }) => onChange({ city, isNear })}
              visit={criteria.visit}
              above={<VisitKinds visit={criteria.visit} onChange={(visit) => onChange({ visit })} />}
            />
            {specialities.length === 0 ? null : (
              <div className={css.often} data-ground="hero">
                <span className={css.oftenWords}>{intl.formatMessage(messages.often)}</span>
                {specialities.slice(0, 4).map(({ slug, speciality }) => (
                  <ChipLink key={slug} href={links.results({ ...toAddress(criteria), speciality: slug })}>
                    {speciality}
                  </ChipLink>
                ))}
              </div>
            )}
          </div>
          {children}
        </div>
      </Wrap>
    </div>
  )
}
