import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Slot } from '#contract/availability'
import type { PractitionerDetail } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useHeld, useOwnAndFree } from '#src/features/held-time/use-held.ts'
import { chooseVisit, type Visit } from '#src/features/slot-picker/visit-options.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery, servicesQuery } from '#src/queries/availability.ts'

/**
 * The patient's choices on the doctor's page, with the options: until something is chosen, the held time, or the next free one.
 */
export function useBookingChoice(doctor: PractitionerDetail) {
  const app = useApp()
  const now = useNow()
  const isOnline = useOnline()
  const offered = useQuery(servicesQuery(app, doctor.id))
  const next = useQuery({ ...nextAvailabilityQuery(app, [doctor.id], { limit: 3 }), enabled: now !== null })
  const [wanted, setWanted] = useState<Visit>()
  const [chosen, setChosen] = useState<Slot | null>(null)

  const services = offered.data ?? []
  const held = useHeld(doctor.id)?.offered
  const availability = useOwnAndFree(doctor.id, next.data?.[0])
  const soonest = held ?? availability?.slots[0]
  const visit = chooseVisit(services, wanted ?? soonest ?? {})
  // Without a network it is not known whether it is still free.
  const slot = isOnline ? (chosen ?? (wanted ? null : (soonest ?? null))) : null
  return {
    services,
    offered,
    next: { availability, hasFailed: next.isError },
    visit,
    slot,
    service: services.find(({ id }) => id === (slot?.service_id ?? visit?.service_id)),
    timeZone: availability?.time_zone ?? doctor.locations[0]?.time_zone ?? 'UTC',
    chooseVisit: (next: Visit) => {
      setWanted(next)
      setChosen(null)
    },
    chooseSlot: setChosen,
  }
}
export type BookingChoice = ReturnType<typeof useBookingChoice>
