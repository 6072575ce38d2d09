import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { Breadcrumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import { LazyPlacedBanners } from '#src/features/tenant-blocks/lazy-placed-banners.tsx'
import { RelatedLinks } from '#src/features/related-links/related-links.tsx'
import { besideDoctor } from '#src/features/related-links/related-query.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { practitionerQuery } from '#src/queries/practitioner.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { BookingBar, BookingPanel } from './booking-panel.tsx'
import { DoctorDetails } from './doctor-details.tsx'
import { messages } from './doctor.messages.ts'
import { Profile } from './profile.tsx'
import { RelatedDoctors } from './related-doctors.tsx'
import { useBookingChoice } from './use-booking-choice.ts'
import * as css from './doctor.css.ts'

/** One doctor (R21): who, when, where and how much on the first screen, and a way to book from every part of the page. */
export function DoctorPage() {
  const intl = useIntl()
  const links = useLinks()
  const app = useApp()
  const { params } = usePage()
  // The loader has it: a doctor who does not exist never gets here.
  const { data: doctor } = useSuspenseQuery(practitionerQuery(app, params['name'] ?? ''))
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const choice = useBookingChoice(doctor)
  const speciality = specialities.find(({ slug }) => slug === doctor.speciality_slug)
  return (
    <>
      <Wrap>
        <div className={css.page}>
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
          <div className={css.columns}>
            <Profile doctor={doctor} choice={choice} />
            <div id="times" className={css.panel}>
              <BookingPanel doctor={doctor} choice={choice} />
            </div>
            <DoctorDetails doctor={doctor} />
          </div>
          <RelatedDoctors related={doctor.related} />
          <RelatedLinks place={besideDoctor(doctor)} cityName={doctor.lang_city} />
        </div>
      </Wrap>
      <LazyPlacedBanners place="doctor" />
      <BookingBar doctor={doctor} choice={choice} />
    </>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
