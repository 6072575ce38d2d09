import { Building2, type LucideIcon, MapPin, ShieldCheck, Stethoscope, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { usePicture } from '#src/features/use-picture.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './facility-card.messages.ts'
import { facilityKind } from './facility-kind.ts'
import * as list from '#src/features/list-card.css.ts'
import * as css from './facility-card.css.ts'

export type FacilityCardProps = {
  facility: LocalisedFacility
  /** Names, in the language of the page, of its specialities and of the insurers it accepts. */
  specialities: readonly string[]
  insurers: readonly string[]
  /** Its next free times, where it can be booked. */
  times?: ReactNode
  /** For cards on the first screen, whose pictures would otherwise load only after layout. */
  isEager?: boolean
}

/** One clinic or hospital in a list: what and where it is, its specialities, insurers and doctors. */
export function FacilityCard({ facility, specialities, insurers, times, isEager = false }: FacilityCardProps) {
  const intl = useIntl()
  const links = useLinks()
  const { lang_name: name, doctors: count } = facility
  return (
    <article className={css.card}>
      <div className={list.identity}>
        <Picture src={facility.cover || facility.logo} isEager={isEager} />
        <div className={list.words}>
          <h2 className={list.name}>
            <Anchor href={links.clinic(facility)} className={list.nameLink}>
              <OwnScript>{name}</OwnScript>
            </Anchor>
          </h2>
          <Text as="p" size="1" tone="quiet">
            {intl.formatMessage(facilityKind(facility.clinicType))}
          </Text>
        </div>
      </div>
      <ul className={list.facts}>
        <Fact icon={MapPin} end={<Distance facility={facility} />}>
          <OwnScript>{placeOf(facility, (words) => intl.formatMessage(messages.place, words))}</OwnScript>
        </Fact>
        {specialities.length > 0 ? (
          <Fact icon={Stethoscope}>
            <Some of={specialities} atMost={3} message={messages.specialities} />
          </Fact>
        ) : null}
        <Fact icon={ShieldCheck}>
          {insurers.length > 0 ? (
            <Some of={insurers} atMost={2} message={messages.insurers} />
          ) : (
            intl.formatMessage(messages.selfPay)
          )}
        </Fact>
      </ul>
      {times}
      {count > 0 ? (
        <div className={css.doctors}>
          <TextLink
            icon={Users}
            href={links.results({ facility: facility.id })}
            aria-label={intl.formatMessage(messages.doctorsOf, { count, name })}
          >
            {intl.formatMessage(messages.doctors, { count })}
          </TextLink>
        </div>
      ) : null}
    </article>
  )
}

/** Placeholder boxes of a card, while it is loading. */
export function FacilityCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={list.identity}>
        <Skeleton inline="96px" block="72px" radius="text" />
        <div className={list.words}>
          <Skeleton inline="78%" block="20px" />
          <Skeleton inline="40%" block="16px" />
        </div>
      </div>
      <div className={list.facts}>
        <Skeleton inline="84%" block="18px" />
        <Skeleton inline="70%" block="18px" />
        <Skeleton inline="60%" block="18px" />
      </div>
      <div className={css.doctors}>
        <Skeleton inline="140px" block="18px" />
      </div>
    </div>
  )
}

/** Area and city; one of them where they are the same or the other is not known. */
function placeOf(
  { lang_area: area, lang_city: city }: LocalisedFacility,
  join: (words: Record<string, string>) => string,
) {
  return area && city && area !== city ? join({ area, city }) : area || city
}

function Picture({ src, isEager }: { src: string; isEager: boolean }) {
  const picture = usePicture()
  const [isMissing, setMissing] = useState(false)
  return (
    <span className={css.picture}>
      {src && !isMissing ? (
        <img
          className={css.image}
          src={picture(src)}
          alt=""
          width={120}
          height={90}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(true)}
        />
      ) : (
        <Icon of={Building2} />
      )}
    </span>
  )
}

function Fact({ icon, end, children }: { icon: LucideIcon; end?: ReactNode; children: ReactNode }) {
  return (
    <li className={list.fact}>
      <span className={list.factIcon}>
        <Icon of={icon} size="small" />
      </span>
      <span className={list.factWords}>{children}</span>
      {end}
    </li>
  )
}

function Distance({ facility }: { facility: LocalisedFacility }) {
  const format = useFormat()
  const metres = facility._rankingInfo?.geoDistance
  return metres === undefined ? null : (
    <Text size="1" tone="quiet" nowrap>
      {format.distance(metres)}
    </Text>
  )
}

/** The first of several names, and the number of others. */
function Some({ of, atMost, message }: { of: readonly string[]; atMost: number; message: MessageDescriptor }) {
  const intl = useIntl()
  const format = useFormat()
  const more = of.length - atMost
  return (
    <OwnScript>
      {format.list(more > 0 ? [...of.slice(0, atMost), intl.formatMessage(message, { more })] : of)}
    </OwnScript>
  )
}
