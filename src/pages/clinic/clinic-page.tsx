import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { FacilityReviews } from '#src/features/facility-reviews/facility-reviews.tsx'
import { messages as reviews } from '#src/features/facility-reviews/facility-reviews.messages.ts'
import { PagePart } from '#src/features/page-part/page-part.tsx'
import { LazyPlacedBanners } from '#src/features/tenant-blocks/lazy-placed-banners.tsx'
import { RelatedLinks } from '#src/features/related-links/related-links.tsx'
import { besideFacility } from '#src/features/related-links/related-query.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { clinicQuery } from '#src/queries/directory.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { cityList } from './city-list.ts'
import { ClinicDoctors } from './clinic-doctors.tsx'
import { ClinicFacts } from './clinic-facts.tsx'
import { ClinicHead } from './clinic-head.tsx'
import { ClinicPhotos } from './clinic-photos.tsx'
import { ClinicPoke } from './clinic-poke.tsx'
import { ClinicJobs, ClinicQuestions } from './clinic-questions.tsx'
import { ClinicSide } from './clinic-side.tsx'
import { ClinicsAlike } from './clinics-alike.tsx'
import * as css from './clinic.css.ts'

/** One clinic or hospital (R17, N18): facts, opening hours, doctors with their next times, and address. */
export function ClinicPage() {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const { params } = usePage()
  // The loader has it: for a clinic that does not exist this is not rendered.
  const { data: clinic } = useSuspenseQuery(clinicQuery(app, params['name'] ?? ''))
  const { data: facility } = clinic
  const list = cityList(facility)
  return (
    <>
      <Wrap>
        {/* From one clinic to another no state is kept. */}
        <div key={facility.id} className={css.page}>
          <Breadcrumb
            crumbs={[
              { label: intl.formatMessage(list.message, { city: facility.city }), href: links.clinics(list.address) },
            ]}
          />
          <ClinicPhotos name={facility.name} photos={facility.photos} />
          <div className={css.columns}>
            <ClinicHead clinic={clinic} />
            <div className={css.main}>
              {clinic.links.poke ? <ClinicPoke facilityId={facility.id} /> : null}
              {clinic.doctors.total > 0 ? <ClinicDoctors clinic={clinic} /> : null}
            </div>
            <ClinicSide facility={facility} />
            <div className={css.body}>
              <ClinicFacts facility={facility} />
              <ClinicQuestions facilityId={facility.id} />
              <PagePart id="reviews" title={intl.formatMessage(reviews.heading)}>
                <FacilityReviews facilityId={facility.id} timeZone={facility.time_zone} />
              </PagePart>
              <ClinicJobs facilityId={facility.id} />
            </div>
          </div>
          <ClinicsAlike facilities={clinic.recommendations.data} />
          <RelatedLinks place={besideFacility(facility)} cityName={facility.city} />
        </div>
      </Wrap>
      <LazyPlacedBanners place="clinic" />
    </>
  )
}
