// The data types of FHIR R4 that are written, as far as they are.

export type Coding = { system: string; code: string; display?: string }
export type Concept = { coding?: Coding[]; text?: string }
export type Identifier = { system: string; value: string }
export type Reference = { reference: string; display?: string }
export type ContactPoint = { system: 'phone'; value: string }

/** A resource as it is sent; each has a builder of its own in `resources/`. */
export type Resource = { resourceType: string; id?: string; meta?: { versionId: string } } & Record<string, unknown>

/** Media type of everything that is sent and taken. */
export const fhirJson = 'application/fhir+json'
