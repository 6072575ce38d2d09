import type { RawRow } from '#server/imports/rows/raw-row'
import type { createCells } from '../cells.ts'
import type { Resource } from '../elements.ts'
import type { FoundPlace } from '../places.ts'
import type { Reading } from '../reading.ts'
import type { Found } from '../read/each-resource.ts'
import { keyOf } from '../references.ts'
import { nameOf, inLanguages, type InLanguages } from '../texts/names.ts'
import { extensionsOf, labelOf, wordsOfAll, type Said } from '../texts/said.ts'
import { mappedWord } from '../words.ts'
import { facilityIdOf, serviceIdOf } from './ids.ts'
import { putNames, type FacilityKey } from './facility-row.ts'
import { buildings, locationsOf, type RoleView } from './role-view.ts'

type Role = { found: Found<'PractitionerRole'>; view: RoleView }
type Service = FoundPlace<'HealthcareService'> | undefined

/** What is offered at a place, as rows of services: a plain consultation where the role names no service. */
export function servicesAt(
  facility: FacilityKey,
  { found, view }: Role,
  reading: Reading,
  begin: () => ReturnType<typeof createCells>,
): { row: RawRow }[] {
  const there = view.services.filter((service) => isAt(service, facility, reading))
  // What the role says is offered counts where its services say other places.
  const services: Service[] = there.length > 0 ? there : view.services
  return (services.length > 0 ? services : [undefined]).flatMap((service) => {
    const said = wordsFor(service?.resource, found.resource)
    const keys = [...(service ? [keyOf(service.resource)] : []), ...said.map(({ text }) => text)]
    const mapped = mappedWord(reading.words, 'services', 'kind', keys, [])
    return (mapped === undefined ? kindsOf(service?.resource) : [mapped]).map((kind) => {
      const cells = begin()
      cells.refer('id', serviceIdOf(facilityIdOf(facility), service?.resource.id ?? 'visit', kind))
      cells.refer('kind', kind, 'healthcareService')
      putNames(cells, 'name', serviceName(service?.resource), 'healthcareService')
      cells.put('minutes', [], { keys })
      cells.put('fee', [], { keys })
      cells.put('currency', [], { keys })
      return { row: cells.row() }
    })
  })
}

const isAt = (service: FoundPlace<'HealthcareService'>, facility: FacilityKey, reading: Reading) => {
  const places: FacilityKey[] = buildings(locationsOf(service, reading), reading)
  return places.length === 0 || places.includes(facility)
}

/** Words by which `mapping.csv` may say what FHIR has no place for. */
const wordsFor = (service: Resource<'HealthcareService'> | undefined, role: Resource<'PractitionerRole'>): Said[] => [
  ...wordsOfAll(service?.type, 'type'),
  ...wordsOfAll(service?.category, 'category'),
  ...wordsOfAll(service?.characteristic, 'characteristic'),
  ...wordsOfAll(service?.specialty, 'specialty'),
  ...wordsOfAll(role.specialty, 'specialty'),
  ...wordsOfAll(role.code, 'code'),
]

/** How a service is delivered, in directories of insurers (Da Vinci Plan-Net). */
const deliveryMethod = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/delivery-method'
const kindsByMethod: Readonly<Record<string, string>> = { physical: 'clinic', virtual: 'telemedicine' }

function kindsOf(service: Resource<'HealthcareService'> | undefined): string[] {
  const methods = extensionsOf(service, deliveryMethod)
    .flatMap(({ extension }) => extension ?? [])
    .flatMap(({ url, valueCodeableConcept }) => (url === 'type' ? (valueCodeableConcept?.coding ?? []) : []))
  const kinds = methods.flatMap(({ code = '' }) => kindsByMethod[code] ?? [])
  return kinds.length > 0 ? [...new Set(kinds)] : ['clinic']
}

const consultation = { en: 'Consultation', ar: 'استشارة', id: 'Konsultasi' }

function serviceName(service: Resource<'HealthcareService'> | undefined): InLanguages {
  const path = 'healthcareService'
  const named = service?.name ? nameOf(service) : {}
  if (named.en) return named
  const [type] = service?.type ?? []
  return inLanguages((each = 'en') => labelOf(type, each) ?? (type ? undefined : consultation[each]), path)
}
