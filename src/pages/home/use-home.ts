import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { homeBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { useEmptyDirectory } from '#src/features/use-empty-directory.ts'
import { ownTimesQuery, useFreeTimes } from './free-times.ts'
import { useHomeCriteria } from './home-criteria.ts'
import { ownFirst } from './own-specialities.ts'
import { rowCount, soonest } from './soonest.ts'

/** Data of home: the criteria, the specialities in the tenant's order, and their next free times. */
export function useHome() {
  const app = useApp()
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: known = none } = useQuery(specialitiesQuery(app))
  const isDirectoryEmpty = useEmptyDirectory()
  const { data: blocks = none } = useQuery(homeBlocksQuery(app))
  const [chosen, change] = useHomeCriteria()
  const criteria = { ...chosen, city: chosen.city ?? (isDirectoryEmpty ? undefined : mainCity(cities))?.slug ?? '' }
  const own = blocks.find(isOfSpecialities)
  const specialities = useMemo(() => (isDirectoryEmpty ? none : ownFirst(known, own)), [isDirectoryEmpty, known, own])
  const slugs = useMemo(() => specialities.map(({ slug }) => slug), [specialities])
  const free = useFreeTimes(slugs, criteria)
  const { data: placeOwn } = useQuery(ownTimesQuery(app))
  const found = free.data?.rows
  const rows = found && placeOwn ? placeOwn(soonest(found, rowCount), { criteria, rowCount }) : found
  const place = cities.find(({ slug }) => slug === criteria.city)
  return { criteria, change, place, specialities, own, free, rows, isDirectoryEmpty }
}

/** Whether a block decides which specialities come first. */
export const isOfSpecialities = ({ key }: ShownBlock) => key === 'speciality'

const none: never[] = []

/** The city with most doctors. */
const mainCity = <Place extends { doctors: number }>(cities: readonly Place[]) =>
  cities.reduce<Place | undefined>((most, city) => (most && most.doctors >= city.doctors ? most : city), undefined)
