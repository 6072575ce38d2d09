import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { citiesQuery } from '#src/queries/directory.ts'

/** Whether this tenant lists nobody in the country of the page. */
export function useEmptyDirectory(): boolean {
  const { data: cities } = useQuery(citiesQuery(useApp()))
  return cities?.every(({ doctors }) => doctors === 0) ?? false
}
