import { ChevronDown } from 'lucide-react'
import { section, sectionHead } from '#src/features/page.css.ts'
import { SpecialityTiles } from '#src/features/speciality-tiles/speciality-tiles.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { isHeldBack, tileCount } from './free-times.ts'
import { toAddress } from './home-criteria.ts'
import { messages } from './home.messages.ts'
import { useHome } from './use-home.ts'
import * as css from './home.css.ts'

/** Tiles of specialities, each with the next free time: those that match the criteria, and have doctors. */
export function Specialities() {
  const intl = useIntl()
  const { criteria, specialities, own: block, free } = useHome()
  const offered = free.data?.offered
  const shown = offered ? specialities.filter(({ slug }) => offered.includes(slug)) : specialities
  const rest = shown.slice(tileCount)
  const wanted = toAddress(criteria)
  if (shown.length === 0) return null
  return (
    <section className={section} aria-labelledby="specialities">
      <Wrap>
        <div className={sectionHead}>
          <h2 id="specialities">{block?.heading ?? intl.formatMessage(messages.specialities)}</h2>
        </div>
        {block?.body ? <p className={css.intro}>{block.body}</p> : null}
        <SpecialityTiles
          specialities={shown.slice(0, tileCount)}
          address={wanted}
          availability={free.data?.tiles}
          hasFailed={free.isError || isHeldBack(free)}
        />
        {rest.length === 0 ? null : (
          <details className={css.rest}>
            <summary className={css.restSummary}>
              {intl.formatMessage(messages.moreSpecialities, { count: rest.length })}
              <Icon of={ChevronDown} size="small" />
            </summary>
            <div className={css.restTiles}>
              <SpecialityTiles specialities={rest} address={wanted} availability={[]} />
            </div>
          </details>
        )}
      </Wrap>
    </section>
  )
}
