import type { AnyColumn, ValuesOf } from '../rows/column.ts'
import type { KindName } from './kind-names.ts'
import { facilityColumns, organisationColumns } from './place-kinds.ts'
import {
  acceptedPlanColumns,
  exceptionColumns,
  hoursColumns,
  planColumns,
  practitionerColumns,
  roleColumns,
  serviceColumns,
} from './practitioner-kinds.ts'
import { cityColumns, countryColumns, insurerColumns, specialityColumns } from './reference-kinds.ts'

/** The columns of every kind. */
export const kinds = {
  countries: countryColumns,
  cities: cityColumns,
  specialities: specialityColumns,
  insurers: insurerColumns,
  plans: planColumns,
  organisations: organisationColumns,
  facilities: facilityColumns,
  practitioners: practitionerColumns,
  roles: roleColumns,
  services: serviceColumns,
  hours: hoursColumns,
  exceptions: exceptionColumns,
  accepted_plans: acceptedPlanColumns,
} satisfies Record<KindName, Record<string, AnyColumn>>

export type Values = { [Kind in KindName]: ValuesOf<(typeof kinds)[Kind]> }

/** A row that was understood. */
export type Row = { [Kind in KindName]: { kind: Kind; line: number; values: Values[Kind] } }[KindName]

/** What each file is, for people who fill it in. */
export const kindDescriptions: Readonly<Record<KindName, string>> = {
  countries: 'Countries that the list of this server does not have',
  cities: 'Cities that the list of this server does not have',
  specialities: 'Specialities that the list of this server does not have',
  insurers: 'Insurers',
  plans: 'Plans of the insurers',
  organisations: 'Who runs facilities',
  facilities: 'Clinics and hospitals',
  practitioners: 'Doctors',
  roles: 'Who works where',
  services: 'What can be booked, with fee and length',
  hours: 'When each doctor works, every week',
  exceptions: 'When a doctor is away although the weekly hours say otherwise',
  accepted_plans: 'Which plans are accepted where',
}

/** Columns of a kind by name, whatever the kind. */
export const columnsOf = (kind: KindName): [name: string, column: AnyColumn][] => Object.entries(kinds[kind])
