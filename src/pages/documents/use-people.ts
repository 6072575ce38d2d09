import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import type { Option } from '#src/ui/text-field.tsx'

/** The patient's relatives, as the choices of a list; empty until they are there. */
export function usePeople(): Option[] {
  const { data } = useQuery(relativesQuery(useApp()))
  return (data?.patients ?? []).map(({ id, first_name, last_name }) => ({
    value: id,
    label: `${first_name} ${last_name}`.trim(),
  }))
}
