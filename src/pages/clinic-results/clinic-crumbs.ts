import type { Crumb } from '#src/features/breadcrumb/breadcrumb.tsx'
import type { AppIntl } from '#src/i18n/app-intl.ts'
import type { Links } from '#src/routes/links.ts'
import { type ClinicCriteria, noClinicCriteria, writeClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { clinicTitle, kindName, type NamedClinics } from './heading.ts'

/** The breadcrumb of a list: all facilities, those of its kind, those in its city; without the list itself. */
export function clinicCrumbs(
  criteria: ClinicCriteria,
  named: NamedClinics,
  { intl, links }: { intl: Pick<AppIntl, 'formatMessage'>; links: Links },
): Crumb[] {
  const { kind, city } = criteria
  const ofKind = { ...noClinicCriteria, kind }
  const inCity = { ...ofKind, city }
  const levels = [
    { criteria: noClinicCriteria, label: kindName(intl, '') },
    ...(kind ? [{ criteria: ofKind, label: kindName(intl, kind) }] : []),
    ...(city && named.city
      ? [{ criteria: inCity, label: clinicTitle(intl, inCity, { city: named.city, speciality: '', insurer: '' }) }]
      : []),
  ]
  const own = addressOf(criteria, links)
  return levels
    .map((level) => ({ label: level.label, href: addressOf(level.criteria, links) }))
    .filter(({ href }) => href !== own)
}

const addressOf = (criteria: ClinicCriteria, links: Links) => links.clinics(writeClinicCriteria(criteria))
