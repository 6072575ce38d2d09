import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4'
import { fhirJson } from '../media-type.ts'

type Parameter = [name: string, type: 'date' | 'reference' | 'token' | 'number', documentation: string]

const count: Parameter = ['_count', 'number', 'How many on a page: 1 to 200, 50 without.']

const resources: { type: CapabilityStatementRestResource['type']; doc: string; parameters?: Parameter[] }[] = [
  {
    type: 'Appointment',
    doc: 'Of the facility of the key, those that are booked, took place or were cancelled. The id is the number that the patient has.',
    parameters: [
      [
        'date',
        'date',
        'When it begins, with ge, gt, le, lt or none; 500 days at most, from 93 days ago without a first one.',
      ],
      ['status', 'token', 'booked, fulfilled, noshow or cancelled, several with commas.'],
      ['practitioner', 'reference', 'Practitioner/[id].'],
      ['patient', 'reference', 'Patient/[id], by a key that may read patients.'],
      ['identifier', 'token', 'The number that the patient has.'],
      count,
    ],
  },
  {
    type: 'Slot',
    doc: 'Free times by the hours of the practitioner, and what is taken at the facility of the key. How early and how late patients may book is a rule of each app.',
    parameters: [
      ['schedule', 'reference', 'Schedule/[id]; needed.'],
      ['start', 'date', 'With ge, gt, le, lt or none; 31 days at most, from now without a first one.'],
      ['status', 'token', 'free, busy, busy-tentative or busy-unavailable, several with commas.'],
      count,
    ],
  },
  {
    type: 'Schedule',
    doc: 'One for each service of each practitioner at the facility of the key.',
    parameters: [['actor', 'reference', 'Practitioner/[id].'], count],
  },
  { type: 'Patient', doc: 'Those with an appointment at the facility of the key who agreed that it knows of them.' },
  { type: 'Practitioner', doc: 'Those of the facility of the key.' },
  { type: 'Location', doc: 'The facility of the key.' },
]

/** What the server can do. */
export const toCapabilityStatement = (base: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  // When what it says was last another.
  date: '2026-11-27',
  kind: 'instance',
  software: { name: 'Patientweb' },
  implementation: { description: 'Appointments and times of one facility, for its own system', url: base },
  fhirVersion: '4.0.1',
  format: [fhirJson, 'json'],
  rest: [
    {
      mode: 'server',
      documentation:
        'A transaction of Schedule, Slot and Appointment at the base says when practitioners are busy. Parameters that are not known are left out of account, and refused with Prefer: handling=strict.',
      security: { description: 'Authorization: Bearer and a key of the facility, which an operator makes.' },
      resource: resources.map(({ type, doc, parameters }) => ({
        type,
        documentation: doc,
        interaction: [{ code: 'read' }, ...(parameters ? [{ code: 'search-type' as const }] : [])],
        versioning: 'versioned',
        ...(parameters && {
          searchParam: parameters.map(([name, kind, documentation]) => ({ name, type: kind, documentation })),
        }),
      })),
      interaction: [{ code: 'transaction' }],
    },
  ],
})
