import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useDeferredValue, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { isFirstSight } from '#src/page-load/first-sight.ts'
import { bannersQuery, highlightsQuery, homeBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { homePlacement } from '#src/queries/home-keys.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { Board } from './board.tsx'
import { isHeldBack } from './free-times.ts'
import { Hero } from './hero.tsx'
import { BelowFold, Specialities } from './lazy-parts.ts'
import { OwnVisits } from './own-visits.tsx'
import { isOfSpecialities, useHome } from './use-home.ts'

/** Home (R05): search, the next free times, specialities, and what the tenant adds. */
export function HomePage() {
  // A patient who opens the app without a network sees their next visit before all that is below is drawn.
  const [isShort] = useState(isFirstSight)
  const isWhole = useDeferredValue(true, isShort ? false : undefined)
  const { criteria, change, place, specialities, free, rows, isDirectoryEmpty } = useHome()
  return (
    <>
      <Hero criteria={criteria} onChange={change} specialities={specialities} above={<OwnVisits />}>
        <Board
          criteria={criteria}
          place={place}
          isDirectoryEmpty={isDirectoryEmpty}
          free={rows}
          updatedAt={free.dataUpdatedAt}
          hasFailed={free.isError || isHeldBack(free)}
          onRetry={() => void free.refetch()}
          onLeaveNear={() => change({ isNear: false })}
        />
      </Hero>
      {isWhole ? <Rest /> : null}
    </>
  )
}

/**
 * The parts below. They are independent of what is above, so that they stay as rendered by the server until their code is
 * loaded.
 */
const Rest = memo(function Rest() {
  const app = useApp()
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: specialities = none } = useQuery(specialitiesQuery(app))
  const { data: blocks = none } = useQuery({ ...homeBlocksQuery(app), select: withoutSpecialities })
  const { data: banners = none } = useQuery(bannersQuery(app, homePlacement))
  const { data: highlights = none } = useQuery(highlightsQuery(app))
  return (
    <>
      <Suspense>
        <Specialities />
      </Suspense>
      <BelowFold {...{ blocks, banners, highlights, specialities, cities }} />
    </>
  )
})

const none: never[] = []
const withoutSpecialities = (blocks: ShownBlock[]) => blocks.filter((block) => !isOfSpecialities(block))
