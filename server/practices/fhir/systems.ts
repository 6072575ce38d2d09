import type { Identifier } from 'fhir/r4'

/** Our own lists of ids and codes. */
export const systems = {
  appointmentNumber: 'urn:patientweb:appointment-number',
  consultationType: 'urn:patientweb:consultation-type',
  source: 'urn:patientweb:source:',
} as const

/** The id that an entry has at its source of the directory; none of what has no source. */
export const sourceIdentifiers = ({
  source,
  sourceId,
}: {
  source: string | null
  sourceId: string | null
}): Identifier[] => (source === null || sourceId === null ? [] : [{ system: systemOfSource(source), value: sourceId }])

/** A source of the directory as a system of identifiers, which is an address or name of an URI. */
const systemOfSource = (source: string) => `${systems.source}${encodeURIComponent(source)}`

/** The source that a system of identifiers is; undefined of a system that is none of ours, or badly written. */
export function sourceOfSystem(system: string): string | undefined {
  if (!system.startsWith(systems.source)) return undefined
  try {
    return decodeURIComponent(system.slice(systems.source.length))
  } catch {
    // The library throws where a percent sign begins nothing.
    return undefined
  }
}
