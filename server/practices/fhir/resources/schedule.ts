import type { PracticeService } from '#server/domain/practices/list-services'
import type { CodeableConcept, Reference, Schedule } from 'fhir/r4'
import { sourceIdentifiers, systems } from '../systems.ts'

/** The schedule of one service of one practitioner at the facility. */
export const toSchedule = (service: PracticeService, facility: Reference): Schedule => {
  const identifier = sourceIdentifiers(service)
  return {
    resourceType: 'Schedule',
    id: String(service.id),
    ...(identifier.length > 0 && { identifier }),
    active: true,
    serviceType: [toServiceType(service)],
    actor: [
      { reference: `Practitioner/${service.practitionerId}`, display: service.practitionerName },
      facility,
    ] satisfies Reference[],
  }
}

/** What is booked, by our word for how it takes place and by its name. */
export const toServiceType = ({ consultationType, name }: PracticeService): CodeableConcept => ({
  coding: [{ system: systems.consultationType, code: consultationType }],
  text: name,
})
