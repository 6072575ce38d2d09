/** What most lists never show, as one file to load. */
export { ClinicsMap } from './clinics-map.tsx'
export { NoClinics } from './no-clinics.tsx'
