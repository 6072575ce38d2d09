import { type ConsultationType, type PractitionerService, consultationTypes } from '#contract/directory'

/** How, where and for what a patient comes: everything about a slot but its time. */
export type Visit = Readonly<{ consultation_type: ConsultationType; facility_id: string; service_id: string }>

/** The ways to be seen that a doctor's services offer, in a fixed order. */
export function visitTypes(services: readonly PractitionerService[]): ConsultationType[] {
  return consultationTypes.filter((type) => services.some((service) => service.consultation_type === type))
}

/** Where one can be seen in a given way, in the order of the services. */
export function visitFacilities(services: readonly PractitionerService[], type: ConsultationType): string[] {
  return [
    ...new Set(services.filter((service) => service.consultation_type === type).map((service) => service.facility_id)),
  ]
}

/** What can be booked there in that way. */
export function visitServices(
  services: readonly PractitionerService[],
  type: ConsultationType,
  facilityId: string,
): PractitionerService[] {
  return services.filter((service) => service.consultation_type === type && service.facility_id === facilityId)
}

/**
 * The visit nearest to what is wanted: keeps the type, then the facility, then the service, as far as the doctor offers them.
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
