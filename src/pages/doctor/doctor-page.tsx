import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { ShareButton } from '#src/features/share/share-button.tsx'
import { LazyPlacedBanners } from '#src/features/tenant-blocks/lazy-placed-banners.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { practitionerQuery } from '#src/queries/practitioner.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { BookingBar, BookingPanel } from './booking-panel.tsx'
import { messages } from './doctor.messages.ts'
import { BesideDoctor, DoctorDetails } from './lazy-parts.ts'
import { OwnSuspension } from './own-suspension.tsx'
import { Profile } from './profile.tsx'
import { useBookingChoice } from './use-booking-choice.ts'
import * as css from './doctor.css.ts'

/** One doctor (R21): name, times, places and fees on the first screen, and a button to book in every part of the page. */
export function DoctorPage() {
  const intl = useIntl()
  const links = useLinks()
  const app = useApp()
  const { params } = usePage()
  // The loader has it: for a doctor who does not exist this is not rendered.
  const { data: doctor } = useSuspenseQuery(practitionerQuery(app, params['name'] ?? ''))
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const choice = useBookingChoice(doctor)
  const speciality = specialities.find(({ slug }) => slug === doctor.speciality_slug)
  return (
    <>
      <Wrap>
        <div className={css.page}>
          <div className={css.top}>
            <Breadcrumb
              crumbs={[
                {
                  label: intl.formatMessage(messages.crumb, {
                    practitioners: capitalised(speciality?.practitioners ?? doctor.lang_speciality),
                    city: doctor.lang_city,
                  }),
                  href: links.results({ speciality: doctor.speciality_slug, city: doctor.city_slug }),
                },
              ]}
            />
            <ShareButton
              look="text"
              label={intl.formatMessage(messages.share)}
              title={doctor.lang_fullName}
              path={links.doctor(doctor)}
            />
          </div>
          <OwnSuspension doctor={doctor} facilityId={choice.visit?.facility_id} />
          <div className={css.columns}>
            <Profile doctor={doctor} choice={choice} />
            <div id="times" className={css.panel}>
              <BookingPanel doctor={doctor} choice={choice} />
            </div>
            <DoctorDetails doctor={doctor} />
          </div>
          <BesideDoctor doctor={doctor} />
        </div>
      </Wrap>
      <LazyPlacedBanners place="doctor" />
      <BookingBar doctor={doctor} choice={choice} />
    </>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
