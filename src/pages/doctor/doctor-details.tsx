import { Navigation, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DoctorLocation, PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import { languageOf, type Localised } from '#src/api/search/localised.ts'
import { useApp } from '#src/context/app-context.ts'
import { SmallMap } from '#src/features/map/small-map.tsx'
import { OwnScript, OwnScripts } from '#src/features/own-script.tsx'
import { PagePart } from '#src/features/page-part/page-part.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Badge } from '#src/ui/badge.tsx'
import { LinkButton, TextLink } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { messages } from './doctor.messages.ts'
import * as css from './doctor.css.ts'

type Doctor = Localised<PractitionerDetail>

/** About, places, insurance, training: everything below the first screen. */
export function DoctorDetails({ doctor }: { doctor: Doctor }) {
  const intl = useIntl()
  const { language } = useApp().locale
  return (
    <div className={css.body}>
      <div className={css.tabs}>
        <Tabs
          label={intl.formatMessage(messages.onThisPage)}
          items={[
            { href: '#about', label: intl.formatMessage(messages.about) },
            { href: '#where', label: intl.formatMessage(messages.where) },
            { href: '#insurance', label: intl.formatMessage(messages.insurance) },
            { href: '#training', label: intl.formatMessage(messages.training) },
          ]}
        />
      </div>
      <PagePart id="about" title={intl.formatMessage(messages.about)}>
        <p className={css.prose}>
          <OwnScript language={languageOf(doctor, language, 'bio')}>{doctor.lang_bio}</OwnScript>
        </p>
        {doctor.services.length === 0 ? null : (
          <ul className={css.topics} aria-label={intl.formatMessage(messages.treats)}>
            {doctor.services.map((topic) => (
              <li key={topic}>
                <Badge>
                  <OwnScript>{topic}</OwnScript>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </PagePart>
      <PagePart id="where" title={intl.formatMessage(messages.whereLong)}>
        {doctor.locations.map((location) => (
          <Place key={location.id} location={location} />
        ))}
      </PagePart>
      <PagePart id="insurance" title={intl.formatMessage(messages.insuranceLong)}>
        <Insurers doctor={doctor} />
      </PagePart>
      <PagePart id="training" title={intl.formatMessage(messages.training)}>
        <Training doctor={doctor} />
      </PagePart>
    </div>
  )
}

function Place({ location }: { location: DoctorLocation }) {
  const intl = useIntl()
  const links = useLinks()
  const { lat, lng } = location._geoloc
  return (
    <div className={css.place}>
      <address className={css.placeWords}>
        <TextLink href={links.clinic(location)}>
          <OwnScript>{location.name}</OwnScript>
        </TextLink>
        <Text as="p" tone="quiet">
          <OwnScript>{location.address}</OwnScript>
        </Text>
        {location.address.includes(location.area) ? null : (
          <Text as="p" tone="quiet">
            <OwnScript>{`${location.area} · ${location.city}`}</OwnScript>
          </Text>
        )}
      </address>
      <LinkButton
        tone="secondary"
        size="small"
        icon={Navigation}
        href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={intl.formatMessage(messages.directionsTo, { place: location.name })}
      >
        {intl.formatMessage(messages.directions)}
      </LinkButton>
      <SmallMap place={location._geoloc} label={intl.formatMessage(messages.mapOf, { place: location.name })} />
    </div>
  )
}

function Insurers({ doctor: { insurances_detail: insurers } }: { doctor: Doctor }) {
  const intl = useIntl()
  if (insurers.length === 0) return <p>{intl.formatMessage(messages.noInsurance)}</p>
  return (
    <Stack gap={3}>
      <Rows label={intl.formatMessage(messages.insuranceLong)}>
        {insurers.map(({ id, name, plans }) => (
          <Row key={id} icon={Shield}>
            <Text weight="medium">
              <OwnScript>{name}</OwnScript>
            </Text>{' '}
            <Text tone="quiet">
              · <OwnScripts names={plans.map((plan) => plan.name)} />
            </Text>
          </Row>
        ))}
      </Rows>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.planDecides)}
      </Text>
    </Stack>
  )
}

function Training({ doctor: { educations, experiences } }: { doctor: Doctor }) {
  const intl = useIntl()
  const placeOf = (language: Language, what: string, where: string, country: string) => (
    <OwnScript language={language}>{inOneLine([what, where, ...(where.includes(country) ? [] : [country])])}</OwnScript>
  )
  return (
    <>
      <ol className={css.timeline}>
        {[...educations]
          .sort((one, other) => other.year - one.year)
          .map(({ year, degree, institution, graduation_country, language }) => (
            <Entry key={`${year}-${degree}`} when={String(year)}>
              {placeOf(language, degree, institution, graduation_country)}
            </Entry>
          ))}
      </ol>
      {experiences.length === 0 ? null : (
        <>
          <h3 className={css.secondTitle}>{intl.formatMessage(messages.experience)}</h3>
          <ol className={css.timeline}>
            {[...experiences]
              .sort((one, other) => other.from - one.from)
              .map(({ from, to, position, place, country, language }) => (
                <Entry
                  key={`${from}-${position}`}
                  when={
                    to
                      ? intl.formatMessage(messages.years2, { from: String(from), to: String(to) })
                      : intl.formatMessage(messages.since, { from: String(from) })
                  }
                >
                  {placeOf(language, position, place, country)}
                </Entry>
              ))}
          </ol>
        </>
      )}
    </>
  )
}

function Entry({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li className={css.entry}>
      <Text tone="quiet" numbers>
        {when}
      </Text>
      <span>{children}</span>
    </li>
  )
}

/** Text of the directory joined by the comma of its own script, whatever the page's language. */
const inOneLine = (parts: readonly string[]) => parts.join(/\p{Script=Arabic}/u.test(parts.join('')) ? '، ' : ', ')
