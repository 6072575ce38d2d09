import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'

/**
 * Has the strip at the top of the page say how old a visit is that is shown from this device.
 *
 * @param readAt - in milliseconds since 1970 of this device's clock; undefined where it is shown as the server has it
 */
export function useReadAt(readAt: number | undefined): void {
  useQuery({
    queryKey: keyOf(useApp(), 'own-copy', 'visit', readAt),
    queryFn: () => ({ readAt }),
    enabled: readAt !== undefined,
    networkMode: 'always',
    gcTime: 0,
    meta: notKept,
  })
}
