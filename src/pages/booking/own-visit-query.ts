import { queryOptions } from '@tanstack/react-query'
import type { Slot } from '#contract/availability'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { inTime } from './booking-patient.ts'

/** The patient's own visit at a slot that is gone; null where there is none, or where that cannot be found out soon. */
export const ownVisitQuery = (app: AppContext, slot: Slot | undefined) =>
  queryOptions({
    queryKey: keyOf(app, 'own-visit', slot),
    queryFn: async () => {
      if (!slot) return null
      const found = await inTime(import('./find-own-visit.ts').then(({ findOwnVisit }) => findOwnVisit(app, slot)))
      return found ?? null
    },
    enabled: slot !== undefined,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
