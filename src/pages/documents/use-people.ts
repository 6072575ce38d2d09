import { useQuery } from '@tanstack/react-query'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import type { Option } from '#src/ui/text-field.tsx'

/** The patient's relatives, as the choices of a list; empty until they are there. */
export const usePeople = (): Option[] => useRelatives().map(toOption)

/** The same, but for adults who have not agreed: nothing is kept for them. */
export const useAgreed = (): Option[] => useRelatives().filter(canBookFor).map(toOption)

function useRelatives(): Relative[] {
  const { data } = useQuery(relativesQuery(useApp()))
  return data?.patients ?? []
}

const toOption = ({ id, first_name, last_name }: Relative): Option => ({
  value: id,
  label: `${first_name} ${last_name}`.trim(),
})
