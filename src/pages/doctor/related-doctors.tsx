import { useQuery } from '@tanstack/react-query'
import { Banknote, MapPin } from 'lucide-react'
import type { NextAvailability } from '#contract/availability'
import type { PractitionerDetail } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { FeeText } from '#src/features/fee/fee-text.tsx'
import { feeOfDoctor } from '#src/features/fee/offered-fee.ts'
import { useOwnAndFree } from '#src/features/held-time/use-held.ts'
import type { OwnOrFreeTimes } from '#src/features/held-time/with-held.ts'
import * as list from '#src/features/list-card.css.ts'
import { Neighbours } from '#src/features/neighbours/neighbours.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { PlaceWords } from '#src/features/practitioner-card/place-words.tsx'
import { placesOfTimes } from '#src/features/place-of-times.ts'
import { SlotRow } from '#src/features/slot-row/slot-row.tsx'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery } from '#src/queries/availability.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './doctor.messages.ts'
import * as css from './doctor.css.ts'

type Related = PractitionerDetail['related'][number]

/** Doctors of the same speciality nearby, with place, fee and the next times. */
export function RelatedDoctors({ related }: { related: readonly Related[] }) {
  const intl = useIntl()
  const app = useApp()
  const now = useNow()
  const ids = related.map(({ id }) => id)
  const { data, isError } = useQuery({
    ...nextAvailabilityQuery(app, ids, { limit: 3 }),
    enabled: now !== null && ids.length > 0,
  })
  if (related.length === 0) return null
  return (
    <Neighbours id="related" title={intl.formatMessage(messages.related)} className={css.related}>
      {related.map((doctor) => (
        <li key={doctor.id}>
          <RelatedDoctor
            doctor={doctor}
            availability={data?.find(({ practitioner_id }) => practitioner_id === doctor.id)}
            hasFailed={isError}
          />
        </li>
      ))}
    </Neighbours>
  )
}

type RelatedDoctorProps = { doctor: Related; availability: NextAvailability | undefined; hasFailed: boolean }

function RelatedDoctor({ doctor, hasFailed, ...props }: RelatedDoctorProps) {
  const availability = useOwnAndFree(doctor.id, props.availability)
  const links = useLinks()
  const picture = usePicture()
  return (
    <article className={css.relatedCard}>
      <div className={list.identity}>
        <Avatar src={picture(doctor.profilePicture)} name={doctor.fullName} />
        <div className={list.words}>
          <h3 className={list.name}>
            <Anchor href={links.doctor(doctor)} className={list.nameLink}>
              <OwnScript>{doctor.fullName}</OwnScript>
            </Anchor>
          </h3>
          <Text as="p" tone="quiet">
            <OwnScript>{doctor.title}</OwnScript>
          </Text>
        </div>
      </div>
      <Facts doctor={doctor} availability={hasFailed ? undefined : availability} />
      <SlotRow doctor={doctor} name={doctor.fullName} availability={availability} hasFailed={hasFailed} />
    </article>
  )
}

function Facts({ doctor, availability }: { doctor: Related; availability: OwnOrFreeTimes | undefined }) {
  const isOnline = useOnline()
  const times = isOnline ? availability : undefined
  const {
    places: [place],
    others,
  } = placesOfTimes(doctor.places, times)
  const fee = feeOfDoctor(doctor, { times })
  return (
    <ul className={list.facts}>
      {place ? (
        <li className={list.fact}>
          <span className={list.factIcon}>
            <Icon of={MapPin} size="small" />
          </span>
          <span className={list.factWords}>
            <PlaceWords name={place.name} area={place.area} others={others} />
          </span>
        </li>
      ) : null}
      {fee ? (
        <li className={list.fact}>
          <span className={list.factIcon}>
            <Icon of={Banknote} size="small" />
          </span>
          <span className={list.factWords}>
            <FeeText fee={fee} />
          </span>
        </li>
      ) : null}
    </ul>
  )
}
