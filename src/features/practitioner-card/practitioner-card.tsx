import { Banknote, House, MapPin, ShieldCheck, Video } from 'lucide-react'
import type { NextAvailability } from '#contract/availability'
import type { ConsultationType, DoctorLocation } from '#contract/directory'
import type { GeoPoint } from '#contract/wire'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { FeeText } from '#src/features/fee/fee-text.tsx'
import { feeOfDoctor, type OfferedFee } from '#src/features/fee/offered-fee.ts'
import { useOwnAndFree } from '#src/features/held-time/use-held.ts'
import type { OwnOrFreeTimes } from '#src/features/held-time/with-held.ts'
import { nameOfPlace } from '#src/features/name-of-place.ts'
import { distanceBetween } from '#src/features/near-me/distance.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { areaOfPlace, placesOfTimes } from '#src/features/place-of-times.ts'
import { SlotRow } from '#src/features/slot-row/slot-row.tsx'
import { usePicture } from '#src/features/use-picture.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { positionOf } from '#src/queries/position.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './practitioner-card.messages.ts'
import { PlaceWords } from './place-words.tsx'
import { PractitionerName } from './practitioner-name.tsx'
import * as list from '#src/features/list-card.css.ts'
import * as css from './practitioner-card.css.ts'

export type PractitionerCardProps = {
  doctor: LocalisedDoctor
  /** Names of the insurers the doctor accepts, in the language of the page. */
  insurers: readonly string[]
  availability: NextAvailability | undefined
  hasFailed: boolean
  /** The consultation type that the list is filtered by. */
  visit?: ConsultationType | ''
  /** The facility that the list is filtered by. */
  facility?: string
}

/** One doctor in a list: who, where, how much, and the next times as buttons. */
export function PractitionerCard({ doctor, insurers, hasFailed, visit = '', ...props }: PractitionerCardProps) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const picture = usePicture()
  const isOnline = useOnline()
  const { availability: free, facility = '' } = props
  const availability = useOwnAndFree(doctor.id, free, { visit, facility })
  const times = isOnline && !hasFailed ? availability : undefined
  const languages = format.list(doctor.languages.map((language) => format.languageName(language)))
  const years = intl.formatMessage(messages.years, { years: doctor.years_of_experience })
  return (
    <article className={css.card}>
      <div className={list.identity}>
        <Avatar src={picture(doctor.profilePicture)} name={doctor.lang_fullName} />
        <div className={list.words}>
          <h2 className={list.name}>
            <Anchor href={links.doctor(doctor)} className={list.nameLink}>
              <PractitionerName name={doctor.lang_fullName} isVerified={doctor.verified} />
            </Anchor>
          </h2>
          <p>
            <OwnScript>{doctor.lang_title}</OwnScript>
          </p>
          <Text as="p" size="1" tone="quiet">
            {years} · {languages}
          </Text>
        </div>
      </div>
      <Facts doctor={doctor} insurers={insurers} fee={feeOfDoctor(doctor, { visit, times })} times={times} />
      <div className={css.next}>
        <SlotRow
          doctor={doctor}
          name={doctor.lang_fullName}
          availability={availability}
          hasFailed={hasFailed}
          badge={<VisitBadge doctor={doctor} />}
        />
      </div>
    </article>
  )
}

type FactsProps = Pick<PractitionerCardProps, 'doctor' | 'insurers'> & {
  fee: OfferedFee | undefined
  times: OwnOrFreeTimes | undefined
}

function Facts({ doctor, insurers, fee, times }: FactsProps) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const { language } = app.locale
  const {
    places: [place],
    others,
  } = placesOfTimes(doctor.locations, times)
  const distance = distanceTo(place, doctor, positionOf(app))
  const shown = insurers.slice(0, insurers.length > 2 ? 1 : 2)
  return (
    <ul className={list.facts}>
      {place ? (
        <li className={list.fact}>
          <span className={list.factIcon}>
            <Icon of={MapPin} size="small" />
          </span>
          <span className={list.factWords}>
            <PlaceWords
              name={nameOfPlace(place, language)}
              area={areaOfPlace(doctor, place, language)}
              others={others}
            />
          </span>
          {distance === undefined ? null : (
            <Text size="1" tone="quiet">
              {format.distance(distance)}
            </Text>
          )}
        </li>
      ) : null}
      {fee ? (
        <li className={list.fact}>
          <span className={list.factIcon}>
            <Icon of={Banknote} size="small" />
          </span>
          {/* On a line of its own, so that nothing moves when the times arrive and the fee becomes theirs. */}
          <span className={list.factWords}>
            <FeeText fee={fee} />
          </span>
        </li>
      ) : null}
      <li className={list.fact}>
        <span className={list.factIcon}>
          <Icon of={ShieldCheck} size="small" />
        </span>
        <span className={list.factWords}>
          <Text tone="quiet">
            {shown.length === 0 ? (
              intl.formatMessage(messages.selfPay)
            ) : (
              <OwnScript>
                {intl.formatMessage(messages.insurers, {
                  names: format.list(shown),
                  more: insurers.length - shown.length,
                })}
              </OwnScript>
            )}
          </Text>
        </span>
      </li>
    </ul>
  )
}

/** Metres to a place; the search only returns those to the first. Undefined where the list is not sorted by distance. */
function distanceTo(place: DoctorLocation | undefined, doctor: LocalisedDoctor, position: GeoPoint | undefined) {
  const measured = doctor._rankingInfo?.geoDistance
  if (place === doctor.locations[0] || measured === undefined || !place || !position) return measured
  return distanceBetween(place._geoloc, position)
}

function VisitBadge({ doctor }: { doctor: LocalisedDoctor }) {
  const intl = useIntl()
  if (doctor.fg_online)
    return (
      <Badge tone="accent" icon={Video}>
        {intl.formatMessage(messages.video)}
      </Badge>
    )
  if (doctor.fg_homecare)
    return (
      <Badge tone="accent" icon={House}>
        {intl.formatMessage(messages.homecare)}
      </Badge>
    )
  return null
}
