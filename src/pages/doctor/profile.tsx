import { BadgeCheck, Banknote, Languages, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PractitionerDetail } from '#contract/directory'
import { languageOf, type Localised } from '#src/api/search/localised.ts'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { feeOfDoctor } from '#src/features/fee/offered-fee.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { placesOfTimes } from '#src/features/place-of-times.ts'
import { SlotRow } from '#src/features/slot-row/slot-row.tsx'
import { usePicture } from '#src/features/use-picture.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './doctor.messages.ts'
import type { BookingChoice } from './use-booking-choice.ts'
import * as css from './doctor.css.ts'

type ProfileProps = { doctor: Localised<PractitionerDetail>; choice: BookingChoice }

/** The first screen: name, times, place and fee. */
export function Profile({ doctor, choice }: ProfileProps) {
  const intl = useIntl()
  const { language } = useApp().locale
  const picture = usePicture()
  return (
    <div className={css.head}>
      <div className={css.identity}>
        <Avatar src={picture(doctor.profilePicture)} name={doctor.lang_fullName} size="large" eager />
        <div className={css.words}>
          <h1>
            <OwnScript>{doctor.lang_fullName}</OwnScript>
          </h1>
          <Text as="p" size="3">
            <OwnScript language={languageOf(doctor, language, 'title')}>{doctor.lang_title}</OwnScript>
          </Text>
          <p className={css.badges}>
            {doctor.verified ? (
              <Badge tone="tint" icon={BadgeCheck}>
                {intl.formatMessage(messages.verified)}
              </Badge>
            ) : null}
            <Badge>{intl.formatMessage(messages.years, { years: doctor.years_of_experience })}</Badge>
          </p>
        </div>
      </div>
      {choice.offered.data?.length === 0 ? null : (
        <section className={css.soon} aria-label={intl.formatMessage(messages.nextTimes)}>
          <SlotRow
            doctor={doctor}
            name={doctor.lang_fullName}
            availability={choice.next.availability}
            hasFailed={choice.next.hasFailed}
            moreHref="#times"
          />
        </section>
      )}
      <KeyFacts doctor={doctor} choice={choice} />
    </div>
  )
}

function KeyFacts({ doctor, choice: { next } }: ProfileProps) {
  const intl = useIntl()
  const format = useFormat()
  const isOnline = useOnline()
  const times = isOnline && !next.hasFailed ? next.availability : undefined
  const [place] = placesOfTimes(doctor.locations, times).places
  const fee = feeOfDoctor(doctor, { times })
  return (
    <ul className={css.facts}>
      {place ? (
        <Fact icon={MapPin}>
          <Text weight="medium">
            <OwnScript>{place.name}</OwnScript>
          </Text>
          <Text tone="quiet">
            <OwnScript>{place.address}</OwnScript>
          </Text>
          {doctor.locations.length > 1 ? (
            <Text size="1" tone="quiet">
              {intl.formatMessage(messages.morePlaces, { count: doctor.locations.length - 1 })}
            </Text>
          ) : null}
        </Fact>
      ) : null}
      {fee ? (
        <Fact icon={Banknote}>
          <Text tone="quiet">
            {intl.formatRich(fee.isFrom ? messages.fromFee : messages.aVisit, {
              fee: (
                <Text tone="text" weight="medium" nowrap>
                  {format.money(fee.lowest)}
                </Text>
              ),
            })}
          </Text>
        </Fact>
      ) : null}
      <Fact icon={Languages}>
        <span>
          <VisuallyHidden>{intl.formatMessage(messages.speaks)} </VisuallyHidden>
          {format.list(doctor.languages.map((language) => format.languageName(language)))}
        </span>
      </Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.factIcon}>
        <Icon of={icon} />
      </span>
      <span className={css.factWords}>{children}</span>
    </li>
  )
}
