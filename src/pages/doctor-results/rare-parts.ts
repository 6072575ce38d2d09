/** What most lists never show, as one file to load. */
export { DoctorsMap } from './doctors-map.tsx'
export { NoDoctors } from './no-doctors.tsx'
