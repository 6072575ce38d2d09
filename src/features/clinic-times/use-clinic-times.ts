import { useQueries } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { FacilityAvailability } from '#contract/availability'
import { useApp } from '#src/context/app-context.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { facilityAvailabilityQuery } from '#src/queries/availability.ts'

/** How many times a card shows. */
export const shownTimes = 2
/** Cards whose times are loaded in one call: about as many as a screen shows. A page of a list has a multiple of them. */
const together = 4

/**
 * The next free times at facilities of a list, loaded as their cards come near the screen, those of a few cards in one call,
 * and again when the tab becomes visible. Visits at the clinic, with doctors of one of the specialities where there are any.
 */
export function useClinicTimes(ids: readonly string[], specialities: readonly string[]) {
  const app = useApp()
  const now = useNow()
  const { seen, watch } = useSeen()
  const batches = inBatches(ids)
  const times = useQueries({
    queries: batches.map((batch) => {
      const options = { limit: shownTimes, consultation_type: 'clinic', specialities } as const
      const query = facilityAvailabilityQuery(app, batch, options)
      return { ...query, enabled: now !== null && batch.some((id) => seen.has(id)) }
    }),
    combine: (answers) => ({
      of: (id: string): FacilityAvailability | undefined =>
        answers.flatMap(({ data }) => data ?? []).find(({ facility_id }) => facility_id === id),
      hasFailed: (id: string) =>
        answers.some(({ isError, data }, index) => isError && !data && batches[index]?.includes(id)),
    }),
  })
  // Cards are updated in time slices, between which taps are handled.
  return { ...useDeferredValue(times), watch }
}

/** When a list grows at its end, earlier batches stay the same. */
export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / together) }, (_, index) =>
    ids.slice(index * together, (index + 1) * together),
  )
}

/** Which boxes have come near the screen. */
function useSeen() {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const observer = useRef<IntersectionObserver>(undefined)
  const waiting = useRef(new Map<Element, string>())
  useEffect(() => {
    const boxes = waiting.current
    const watcher = new IntersectionObserver(
      (entries) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .flatMap(({ target }) => boxes.get(target) ?? [])
        setSeen((known) => (near.every((id) => known.has(id)) ? known : new Set([...known, ...near])))
      },
      { rootMargin: '200px 0px' },
    )
    observer.current = watcher
    for (const box of boxes.keys()) watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  const watch = useCallback((id: string, box: HTMLElement) => {
    waiting.current.set(box, id)
    observer.current?.observe(box)
    return () => {
      waiting.current.delete(box)
      observer.current?.unobserve(box)
    }
  }, [])
  return { seen, watch }
}
