import { locales } from '#contract/locale'
import type { PagePlace, PublicPage } from '#contract/rendering'
import { noCriteria } from '#src/features/search/doctors/criteria.ts'
import { canonicalOf } from '#src/pages/doctor-results/canonical.ts'
import { createLinks, type Links } from '#src/routes/links.ts'

/** The canonical address of a public page, the same as in its own head. */
export function pageAddress({ locale: prefix, ...place }: PagePlace, page: PublicPage): string | undefined {
  const locale = locales[prefix]
  return locale && addressIn(createLinks({ ...place, locale }), page)
}

function addressIn(links: Links, page: PublicPage): string | undefined {
  switch (page.screen) {
    case 'home':
      return links.home()
    case 'doctor':
      return links.doctor(page)
    case 'doctor-results':
      return canonicalOf(
        {
          ...noCriteria,
          specialities: listed(page.speciality),
          city: page.city ?? '',
          // An address has a hyphen in place of a space.
          languages: listed(page.language?.replaceAll(' ', '-')),
          insurances: listed(page.insurance),
        },
        links,
      )
    case 'clinic':
      return links.clinic({ ...page, clinicType: page.clinic_type })
    case 'clinic-results':
      return links.clinics()
    case 'facility-list':
      return links.path([page.city_slug, page.facility_slug].map(encodeURIComponent).join('/'))
  }
}

const listed = (word: string | undefined) => (word ? [word] : [])
