import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import type { RelativeCopy } from '#src/session/to-own-copies.ts'
import type { Option } from '#src/ui/text-field.tsx'

/** The patient's relatives, as the choices of a list, without a network as this device has kept them; empty until they are there. */
export function usePeople(): Option[] {
  const app = useApp()
  const list = useQuery(relativesQuery(app))
  const copy = useQuery({ ...ownCopyQuery(app, 'relatives'), enabled: useWithoutNetwork(list) })
  return (list.data?.patients ?? copy.data?.value ?? []).map(toOption)
}

/** The same as of now, but for adults who have not agreed: nothing is kept for them. */
export function useAgreed(): Option[] {
  const { data } = useQuery(relativesQuery(useApp()))
  return (data?.patients ?? []).filter(canBookFor).map(toOption)
}

const toOption = ({ id, first_name, last_name }: RelativeCopy): Option => ({
  value: id,
  label: `${first_name} ${last_name}`.trim(),
})
