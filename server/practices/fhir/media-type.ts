/** Media type of everything that is sent and taken in FHIR R4. */
export const fhirJson = 'application/fhir+json'
