import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '#src/app/context.ts'
import { homeBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { useNobodyYet } from '#src/features/use-nobody-yet.ts'
import { ownTimesQuery, useFreeTimes } from './free-times.ts'
import { useHomeWish } from './home-wish.ts'
import { ownFirst } from './own-specialities.ts'
import { rowCount, soonest } from './soonest.ts'

/** What home is about: the wish, the specialities as the tenant orders them, and their next free times. */
export function useHome() {
  const app = useApp()
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: known = none } = useQuery(specialitiesQuery(app))
  const isNobodyYet = useNobodyYet()
  const { data: blocks = none } = useQuery(homeBlocksQuery(app))
  const [chosen, change] = useHomeWish()
  const wish = { ...chosen, city: chosen.city ?? (isNobodyYet ? undefined : mainCity(cities))?.slug ?? '' }
  const own = blocks.find(isOfSpecialities)
  const specialities = useMemo(() => (isNobodyYet ? none : ownFirst(known, own)), [isNobodyYet, known, own])
  const slugs = useMemo(() => specialities.map(({ slug }) => slug), [specialities])
  const free = useFreeTimes(slugs, wish)
  const { data: placeOwn } = useQuery(ownTimesQuery(app))
  const found = free.data?.rows
  const rows = found && placeOwn ? placeOwn(soonest(found, rowCount), { wish, rowCount }) : found
  const place = cities.find(({ slug }) => slug === wish.city)
  return { wish, change, place, specialities, own, free, rows, isNobodyYet }
}

/** Whether a block says which specialities come first. */
export const isOfSpecialities = ({ key }: ShownBlock) => key === 'speciality'

const none: never[] = []

/** Where most doctors are. */
const mainCity = <Place extends { doctors: number }>(cities: readonly Place[]) =>
  cities.reduce<Place | undefined>((most, city) => (most && most.doctors >= city.doctors ? most : city), undefined)
