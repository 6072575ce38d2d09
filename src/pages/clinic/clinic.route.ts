import { breadcrumbSchema } from '#src/features/breadcrumb/breadcrumb-schema.ts'
import { messages as crumbs } from '#src/features/breadcrumb/breadcrumb.messages.ts'
import { firstReviews } from '#src/features/facility-reviews/review-pages.ts'
import { preparePlacedBanners } from '#src/features/tenant-blocks/lazy-placed-banners.tsx'
import { besideFacility, relatedQuery } from '#src/features/related-links/related-query.ts'
import { textIn } from '#src/features/localised-text.ts'
import { clinicQuery, facilityFaqsQuery, facilityJobsQuery, facilityReviewsQuery } from '#src/queries/directory.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { clinicSchema, faqSchema } from './clinic-schema.ts'
import { cityList } from './city-list.ts'
import { messages } from './clinic.messages.ts'
import { shownAtOnce } from './shown-at-once.ts'

export { ClinicPage as View } from './clinic-page.tsx'

/** An unknown clinic is a page that does not exist; kind and city before the name may be any (R17). */
export async function loader({ app, params }: LoaderArgs) {
  const { queryClient } = app
  const clinic = await queryClient.ensureQueryData(clinicQuery(app, params['name'] ?? ''))
  const { id } = clinic.data
  const more = Promise.all([
    queryClient.prefetchQuery(facilityFaqsQuery(app, id, shownAtOnce)),
    queryClient.prefetchQuery(facilityJobsQuery(app, id, shownAtOnce)),
    queryClient.prefetchQuery(facilityReviewsQuery(app, id, firstReviews)),
    queryClient.prefetchQuery(relatedQuery(app, besideFacility(clinic.data))),
  ])
  // In the browser the page opens at once, and these parts follow below.
  if (typeof document === 'undefined') await Promise.all([more, preparePlacedBanners(app, 'clinic')])
}

export function head({ app, params }: HeadArgs): PageHead {
  const read = app.queryClient.getQueryData.bind(app.queryClient)
  const clinic = read(clinicQuery(app, params['name'] ?? '').queryKey)
  if (!clinic)
    return { title: textIn(app.init.settings.whitelabel_configs.name, app.locale.language), isIndexed: false }
  const { data: facility } = clinic
  const { name, area, city } = facility
  const links = createLinks(app)
  const canonical = links.clinic(facility)
  const url = `${app.origin}${canonical}`
  const images = facility.photos.map((photo) =>
    photo.startsWith('/') ? `${app.origin}${app.basePath}${photo}` : photo,
  )
  const list = cityList(facility)
  const faqs = read(facilityFaqsQuery(app, facility.id, shownAtOnce).queryKey)
  return {
    title: app.intl.formatMessage(messages.title, { name, city }),
    description: app.intl.formatMessage(messages.description, { name, area, city }),
    canonical,
    alternates: 'country',
    openGraph: { title: name, ...(images[0] ? { image: images[0] } : {}) },
    structuredData: [
      clinicSchema(facility, { url, images }),
      breadcrumbSchema([
        { name: app.intl.formatMessage(crumbs.home), url: app.origin + links.home() },
        { name: app.intl.formatMessage(list.message, { city }), url: app.origin + links.clinics(list.address) },
        { name, url },
      ]),
      ...faqSchema(faqs?.items ?? []),
    ],
  }
}
