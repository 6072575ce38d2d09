import type { PractitionerDetail } from '#contract/directory'
import type { Localised } from '#src/api/search/localised.ts'
import { RelatedLinks } from '#src/features/related-links/related-links.tsx'
import { besideDoctor } from '#src/features/related-links/related-query.ts'
import { RelatedDoctors } from './related-doctors.tsx'

/** Where else to look: doctors of the same speciality, and the lists of the city. */
export function BesideDoctor({ doctor }: { doctor: Localised<PractitionerDetail> }) {
  return (
    <>
      <RelatedDoctors related={doctor.related} />
      <RelatedLinks place={besideDoctor(doctor)} cityName={doctor.lang_city} />
    </>
  )
}
