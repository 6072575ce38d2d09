import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/app/context.ts'
import { section, sectionHead } from '#src/features/page.css.ts'
import { SpecialityTiles } from '#src/features/speciality-tiles/speciality-tiles.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { categoryAvailabilityQuery } from '#src/queries/availability.ts'
import { blocksQuery } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Board } from './board.tsx'
import { Hero } from './hero.tsx'
import { groupBlocks, homeBlockKeys } from './home-blocks.ts'
import { messages } from './home.messages.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { TenantBlocks } from './tenant-block.tsx'
import * as css from './home.css.ts'

/** Home (R05): search, the next free times, specialities, and what the tenant adds. */
export function HomePage() {
  const app = useApp()
  const { data: cities = [] } = useQuery(citiesQuery(app))
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const { data: blocks = [] } = useQuery(blocksQuery(app, homeBlockKeys(app.locale)))
  const [chosenCity, setCity] = useState<string>()
  const city = chosenCity ?? mainCity(cities)?.slug ?? ''
  const first = specialities.slice(0, tileCount)
  const free = useNextFree(
    first.map(({ slug }) => slug),
    city,
  )
  const steps = blocks.find(({ kind }) => kind === 'steps')
  const place = cities.find(({ slug }) => slug === city)
  return (
    <>
      <Hero city={city} onCityChange={setCity} specialities={specialities}>
        <Board
          place={place}
          availability={free.data}
          updatedAt={free.dataUpdatedAt}
          hasFailed={free.isError}
          onRetry={() => void free.refetch()}
        />
      </Hero>
      <Specialities city={city} specialities={specialities} free={free} />
      <HowItWorks block={steps} />
      {groupBlocks(blocks.filter((block) => block !== steps)).map((group) => (
        <TenantBlocks key={group[0]!.key} blocks={group} />
      ))}
      {blocks.some(({ key }) => key === 'popular-searches') ? null : (
        <PopularSearches specialities={specialities} cities={cities} />
      )}
    </>
  )
}

type Free = Pick<ReturnType<typeof useNextFree>, 'data' | 'isError'>

function Specialities({
  city,
  specialities,
  free,
}: {
  city: string
  specialities: Parameters<typeof SpecialityTiles>[0]['specialities']
  free: Free
}) {
  const intl = useIntl()
  const rest = specialities.slice(tileCount)
  return (
    <section className={section} aria-labelledby="specialities">
      <Wrap>
        <div className={sectionHead}>
          <h2 id="specialities">{intl.formatMessage(messages.specialities)}</h2>
        </div>
        <SpecialityTiles
          specialities={specialities.slice(0, tileCount)}
          city={city}
          availability={free.data}
          hasFailed={free.isError}
        />
        {rest.length === 0 ? null : (
          <details className={css.rest}>
            <summary className={css.restSummary}>
              {intl.formatMessage(messages.moreSpecialities, { count: rest.length })}
              <Icon of={ChevronDown} size="small" />
            </summary>
            <div className={css.restTiles}>
              <SpecialityTiles specialities={rest} city={city} availability={[]} />
            </div>
          </details>
        )}
      </Wrap>
    </section>
  )
}

/** The next free time of each speciality, asked for in one call once the page is alive: rendered pages hold no time. */
function useNextFree(slugs: readonly string[], city: string) {
  const now = useNow()
  return useQuery({
    ...categoryAvailabilityQuery(useApp(), slugs, { ...(city ? { city } : {}), limit: 1 }),
    enabled: now !== null && slugs.length > 0,
  })
}

const tileCount = 8

/** Where most doctors are. */
const mainCity = <Place extends { doctors: number }>(cities: readonly Place[]) =>
  cities.reduce<Place | undefined>((most, city) => (most && most.doctors >= city.doctors ? most : city), undefined)
