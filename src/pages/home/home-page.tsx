import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { memo, Suspense, useMemo, useState } from 'react'
import { useApp } from '#src/app/context.ts'
import { section, sectionHead } from '#src/features/page.css.ts'
import { SpecialityTiles } from '#src/features/speciality-tiles/speciality-tiles.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { categoryAvailabilityQuery } from '#src/queries/availability.ts'
import { bannersQuery, highlightsQuery, homeBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { homePlacement } from '#src/queries/home-keys.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Board } from './board.tsx'
import { Hero } from './hero.tsx'
import { BelowFold } from './lazy-below-fold.ts'
import { messages } from './home.messages.ts'
import { ownFirst } from './own-specialities.ts'
import * as css from './home.css.ts'

/** Home (R05): search, the next free times, specialities, and what the tenant adds. */
export function HomePage() {
  const app = useApp()
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: known = none } = useQuery(specialitiesQuery(app))
  const { data: blocks = none } = useQuery(homeBlocksQuery(app))
  const [chosenCity, setCity] = useState<string>()
  const city = chosenCity ?? mainCity(cities)?.slug ?? ''
  const own = blocks.find(isOfSpecialities)
  const specialities = useMemo(() => ownFirst(known, own), [known, own])
  const first = specialities.slice(0, tileCount)
  const free = useNextFree(
    first.map(({ slug }) => slug),
    city,
  )
  const place = cities.find(({ slug }) => slug === city)
  return (
    <>
      <Hero city={city} onCityChange={setCity} specialities={specialities}>
        <Board
          place={place}
          availability={free.data}
          updatedAt={free.dataUpdatedAt}
          hasFailed={free.isError || isHeldBack(free)}
          onRetry={() => void free.refetch()}
        />
      </Hero>
      <Specialities city={city} specialities={specialities} block={own} free={free} />
      <Rest />
    </>
  )
}

/** What stands below. It hangs on nothing above, so that it stays as the server wrote it until its code is there. */
const Rest = memo(function Rest() {
  const app = useApp()
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: specialities = none } = useQuery(specialitiesQuery(app))
  const { data: blocks = none } = useQuery({ ...homeBlocksQuery(app), select: withoutSpecialities })
  const { data: banners = none } = useQuery(bannersQuery(app, homePlacement))
  const { data: highlights = none } = useQuery(highlightsQuery(app))
  return (
    <Suspense>
      <BelowFold {...{ blocks, banners, highlights, specialities, cities }} />
    </Suspense>
  )
})

const none: never[] = []
const isOfSpecialities = ({ key }: ShownBlock) => key === 'speciality'
const withoutSpecialities = (blocks: ShownBlock[]) => blocks.filter((block) => !isOfSpecialities(block))

type Free = Pick<ReturnType<typeof useNextFree>, 'data' | 'isError' | 'isPaused'>

/** Without a network nothing is on its way, and nothing was there before. */
const isHeldBack = ({ data, isPaused }: Free) => isPaused && data === undefined

function Specialities({
  city,
  specialities,
  block,
  free,
}: {
  city: string
  specialities: Parameters<typeof SpecialityTiles>[0]['specialities']
  block: ShownBlock | undefined
  free: Free
}) {
  const intl = useIntl()
  const rest = specialities.slice(tileCount)
  return (
    <section className={section} aria-labelledby="specialities">
      <Wrap>
        <div className={sectionHead}>
          <h2 id="specialities">{block?.heading ?? intl.formatMessage(messages.specialities)}</h2>
        </div>
        {block?.body ? <p className={css.intro}>{block.body}</p> : null}
        <SpecialityTiles
          specialities={specialities.slice(0, tileCount)}
          city={city}
          availability={free.data}
          hasFailed={free.isError || isHeldBack(free)}
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
