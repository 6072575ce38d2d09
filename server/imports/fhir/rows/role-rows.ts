import type { RawRow } from '#server/imports/rows/raw-row'
import { createCells } from '../cells.ts'
import type { Found } from '../read/each-resource.ts'
import type { Reading } from '../reading.ts'
import type { Key } from '../references.ts'
import { extensionsOf } from '../texts/said.ts'
import { localPeriod, weeklyHours } from '../texts/times.ts'
import { idOf, facilityIdOf } from './ids.ts'
import type { RoleView } from './role-view.ts'
import { servicesAt } from './service-rows.ts'

/** Networks in which somebody works, in directories of insurers (Da Vinci Plan-Net). */
const networkReference = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/network-reference'

type Role = { found: Found<'PractitionerRole'>; view: RoleView }

export type RoleContext = {
  reading: Reading
  plans: ReadonlyMap<Key, readonly Key<'InsurancePlan'>[]>
  /** Of the city of a facility. */
  timeZoneOf: (facility: RoleView['facilities'][number]) => string | undefined
}

/** A role as rows: the place, what is offered there and when, when they are away, and which plans are accepted. */
export function* roleRows({ found, view }: Role, context: RoleContext): Generator<RawRow> {
  const { reading, timeZoneOf } = context
  const practitioner = idOf(view.practitioner)
  for (const key of view.facilities) {
    const facility = facilityIdOf(key)
    const at = (kind: RawRow['kind']) => {
      const cells = createCells(kind, found, reading.words)
      cells.refer('practitioner', practitioner, 'practitioner')
      cells.refer('facility', facility, 'location')
      return cells
    }
    yield at('roles').row()
    const services = servicesAt(key, { found, view }, reading, () => at('services'))
    for (const { row } of services) yield row
    const kinds = [...new Set(services.map(({ row }) => row.cells['kind'] ?? ''))].filter(Boolean).join('; ')
    for (const hours of hoursOf({ found, view })) {
      const cells = at('hours')
      for (const column of ['days', 'from', 'to'] as const)
        cells.put(column, hours[column].text ? [hours[column]] : [], { at: hours[column].path })
      cells.put('kinds', kinds ? [{ text: kinds, path: 'healthcareService' }] : [])
      yield cells.row()
    }
    for (const plan of plansOf(found, context)) {
      const cells = at('accepted_plans')
      cells.refer('plan', idOf(plan), 'extension')
      yield cells.row()
    }
  }
  const [first] = view.facilities
  for (const [index, { during }] of (found.resource.notAvailable ?? []).entries()) {
    if (!during) continue
    const cells = createCells('exceptions', found, reading.words)
    cells.refer('practitioner', practitioner, 'practitioner')
    const away = localPeriod(during, `notAvailable[${index}].during`, first && timeZoneOf(first))
    cells.put('from', away.from.text ? [away.from] : [], { at: away.from.path })
    cells.put('to', [away.to])
    yield cells.row()
  }
}

/** The role's own hours, or else those of its services. */
function hoursOf({ found, view }: Role) {
  const own = weeklyHours(found.resource.availableTime)
  return own.length > 0 ? own : view.services.flatMap(({ resource }) => weeklyHours(resource.availableTime))
}

const plansOf = ({ resource }: Role['found'], { reading: { references }, plans }: RoleContext) =>
  extensionsOf(resource, networkReference).flatMap(({ valueReference }) => {
    const network = references.find(valueReference, ['Organization'], resource)
    return network && 'key' in network ? (plans.get(network.key) ?? []) : []
  })
