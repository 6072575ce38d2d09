import type { SpecialityHit } from '#contract/directory'
import type { City } from '#contract/tenant'
import { OwnScript } from '#src/features/own-script.tsx'
import { Part } from '#src/features/tenant-blocks/part.tsx'
import { link, linkItem, links as linkColumns } from '#src/features/tenant-blocks/tenant-blocks.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './home.messages.ts'

/** Links from the most popular specialities to the largest cities, for people and for crawlers. */
export function PopularSearches({
  specialities,
  cities,
}: {
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
}) {
  const intl = useIntl()
  const links = useLinks()
  const places = cities
    .filter(({ doctors }) => doctors > 0)
    .sort((one, other) => other.doctors - one.doctors)
    .slice(0, 3)
  const searches = specialities.slice(0, 12).flatMap((speciality, index) => {
    const city = places[index % places.length]
    return city ? [{ speciality, city }] : []
  })
  if (searches.length === 0) return null
  return (
    <Part heading={intl.formatMessage(messages.popular)}>
      <ul className={linkColumns}>
        {searches.map(({ speciality, city }) => (
          <li key={speciality.slug} className={linkItem}>
            <Anchor className={link} href={links.results({ speciality: speciality.slug, city: city.slug })}>
              <OwnScript>
                {capitalised(
                  intl.formatMessage(messages.popularLink, {
                    practitioners: speciality.practitioners,
                    city: city.name,
                  }),
                )}
              </OwnScript>
            </Anchor>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
