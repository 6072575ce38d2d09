import type { PractitionerDetail } from '#contract/directory'
import type { Localised } from '#src/api/search/localised.ts'
import { breadcrumbSchema } from '#src/features/breadcrumb/breadcrumb-schema.ts'
import { messages as crumbs } from '#src/features/breadcrumb/breadcrumb.messages.ts'
import { textIn } from '#src/features/localised-text.ts'
import { preparePlacedBanners } from '#src/features/tenant-blocks/lazy-placed-banners.tsx'
import { besideDoctor, relatedQuery } from '#src/features/related-links/related-query.ts'
import { servicesQuery } from '#src/queries/availability.ts'
import { practitionerQuery } from '#src/queries/practitioner.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './doctor.messages.ts'
import { BesideDoctor, DoctorDetails } from './lazy-parts.ts'
import { practitionerSchema } from './practitioner-schema.ts'

export { DoctorPage as View } from './doctor-page.tsx'

/** An unknown doctor is a page that does not exist; speciality, city and title before the name may be any (R21). */
export async function loader({ app, params }: LoaderArgs) {
  const { queryClient } = app
  const naming = queryClient.prefetchQuery(specialitiesQuery(app))
  const doctor = await queryClient.ensureQueryData(practitionerQuery(app, params['name'] ?? ''))
  const offering = queryClient.prefetchQuery(servicesQuery(app, doctor.id))
  const beside = queryClient.prefetchQuery(relatedQuery(app, besideDoctor(doctor)))
  await Promise.all([
    DoctorDetails.preload(),
    BesideDoctor.preload(),
    ...(typeof document === 'undefined' ? [naming, offering, beside, preparePlacedBanners(app, 'doctor')] : []),
  ])
}

export function head({ app, params }: HeadArgs): PageHead {
  const doctor = app.queryClient.getQueryData(practitionerQuery(app, params['name'] ?? '').queryKey)
  if (!doctor)
    return { title: textIn(app.init.settings.whitelabel_configs.name, app.locale.language), isIndexed: false }
  const words = { name: doctor.lang_fullName, title: doctor.lang_title, city: doctor.lang_city }
  const { slug, speciality_slug, city_slug } = doctor
  const links = createLinks(app)
  const url = app.origin + links.doctor({ slug, speciality_slug, city_slug })
  const image = doctor.og_image.startsWith('/') ? `${app.origin}${app.basePath}${doctor.og_image}` : doctor.og_image
  return {
    title: app.intl.formatMessage(messages.title, words),
    description: app.intl.formatMessage(messages.description, words),
    canonical: (own) => own.doctor({ slug, speciality_slug, city_slug }),
    alternates: 'country',
    openGraph: { title: words.name, type: 'profile', image },
    structuredData: [
      practitionerSchema(doctor, { url, image, region: regionOf(app) }),
      breadcrumbSchema([
        { name: app.intl.formatMessage(crumbs.home), url: app.origin + links.home() },
        {
          name: crumbOf(app, doctor),
          url: app.origin + links.results({ speciality: speciality_slug, city: city_slug }),
        },
        { name: words.name, url },
      ]),
    ],
  }
}

/** The name of the list that the doctor belongs to, for the breadcrumb. */
function crumbOf(app: HeadArgs['app'], doctor: Localised<PractitionerDetail>): string {
  const specialities = app.queryClient.getQueryData(specialitiesQuery(app).queryKey) ?? []
  const speciality = specialities.find(({ slug }) => slug === doctor.speciality_slug)
  const practitioners = speciality?.practitioners ?? doctor.lang_speciality
  return app.intl.formatMessage(messages.crumb, {
    practitioners: practitioners.charAt(0).toLocaleUpperCase() + practitioners.slice(1),
    city: doctor.lang_city,
  })
}

/** A doctor is only looked up in the country of the locale. */
const regionOf = ({ locale }: HeadArgs['app']) => locale.intl.split('-')[1] ?? locale.country.toUpperCase()
