import { type SpecialityHit } from '#contract/directory'
import { type City } from '#contract/tenant'
import { section } from '#src/features/page.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './home.messages.ts'
import * as css from './home.css.ts'

/** Links from the most asked for specialities to the largest cities, for people and for crawlers. */
export function PopularSearches({
  specialities,
  cities,
}: {
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
}) {
  const intl = useIntl()
  const links = useLinks()
  const places = [...cities].sort((one, other) => other.doctors - one.doctors).slice(0, 3)
  const searches = specialities.slice(0, 12).flatMap((speciality, index) => {
    const city = places[index % places.length]
    return city ? [{ speciality, city }] : []
  })
  if (searches.length === 0) return null
  return (
    <section className={section} aria-labelledby="popular">
      <Wrap>
        <h2 id="popular" className={css.heading}>
          {intl.formatMessage(messages.popular)}
        </h2>
        <ul className={css.links}>
          {searches.map(({ speciality, city }) => (
            <li key={speciality.slug} className={css.linkItem}>
              <Anchor className={css.linkText} href={links.results({ speciality: speciality.slug, city: city.slug })}>
                {capitalised(
                  intl.formatMessage(messages.popularLink, {
                    practitioners: speciality.practitioners,
                    city: city.name,
                  }),
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
