import { type ConsultationType, type PractitionerService, consultationTypes } from '#contract/directory'

/** Consultation type, facility and service: everything of a slot but its time. */
export type Visit = Readonly<{ consultation_type: ConsultationType; facility_id: string; service_id: string }>

/** The consultation types of a doctor's services, in a fixed order. */
export function visitTypes(services: readonly PractitionerService[]): ConsultationType[] {
  return consultationTypes.filter((type) => services.some((service) => service.consultation_type === type))
}

/** The facilities of a consultation type, in the order of the services. */
export function visitFacilities(services: readonly PractitionerService[], type: ConsultationType): string[] {
  return [
    ...new Set(services.filter((service) => service.consultation_type === type).map((service) => service.facility_id)),
  ]
}

/** The services of a facility and consultation type. */
export function visitServices(
  services: readonly PractitionerService[],
  type: ConsultationType,
  facilityId: string,
): PractitionerService[] {
  return services.filter((service) => service.consultation_type === type && service.facility_id === facilityId)
}

/**
 * The visit closest to the wanted one: keeps the type, then the facility, then the service, as far as the doctor offers them.
 * Null only for a doctor without services.
 */
export function chooseVisit(services: readonly PractitionerService[], wanted: Partial<Visit> = {}): Visit | null {
  const types = visitTypes(services)
  const type = types.find((one) => one === wanted.consultation_type) ?? types[0]
  if (!type) return null
  const facilities = visitFacilities(services, type)
  const facility = facilities.find((id) => id === wanted.facility_id) ?? facilities[0]!
  const offered = visitServices(services, type, facility)
  const service = offered.find(({ id }) => id === wanted.service_id) ?? offered[0]!
  return { consultation_type: type, facility_id: facility, service_id: service.id }
}
