import type { FacilityHit } from '#contract/directory'
import type { Reference } from '#server/directory/reference'
import type { FacilityRow } from '#server/directory/rows'
import { isChoosing } from '#server/directory/visibility/scope'
import { noStaff, staffOf, type Staff, type StaffGroup } from '#server/directory/staff'
import { toFacilityHit } from '#server/directory/to-facility-hit'
import type { IndexDefinition } from '../index-definition.ts'
import { isChosenFacility, type Viewer } from '../viewer.ts'
import { attributesOf } from './attributes.ts'
import { tenantColumn } from './tenant-column.ts'
import { facilityForViewer } from './without-hidden-insurers.ts'

/** A clinic or hospital, with what is searched but not shown. */
export type FacilityDocument = {
  hit: FacilityHit
  specialities: readonly string[]
  id_city: string
  whitelabels: readonly string[]
  /** The hit for one tenant, where that tenant does not show everybody who works there. */
  hitFor: ((tenant: string) => FacilityHit) | undefined
  /** The hit with only these doctors. */
  hitWith: (staff: Staff) => FacilityHit
}

/** The document of a facility for the index. */
export function toFacilityDocument(
  facility: FacilityRow,
  groups: readonly StaffGroup[],
  reference: Reference,
): FacilityDocument {
  const staff = staffOf(groups)
  const city = reference.cities.get(facility.city_id)!
  const specialities = [...staff.lowest_fees.keys()].flatMap((id) => reference.specialities.get(id) ?? [])
  return {
    hit: toFacilityHit(facility, staff, reference),
    specialities: specialities.flatMap(({ name_en, name_ar, name_id, synonyms }) => [
      name_en,
      name_ar,
      name_id,
      ...synonyms.en,
      ...synonyms.ar,
      ...synonyms.id,
    ]),
    id_city: city.name_id,
    whitelabels: tenantColumn(facility.whitelabels),
    hitFor: groups.some(({ whitelabels }) => whitelabels.length > 0)
      ? (tenant) => toFacilityHit(facility, staffOf(groups, { tenant }), reference)
      : undefined,
    hitWith: (staff) => toFacilityHit(facility, staff, reference),
  }
}

function withShownStaff({ hit, hitFor, hitWith }: FacilityDocument, viewer: Viewer): FacilityHit {
  const staff = viewer.staffAt?.()
  return staff ? hitWith(staff.get(hit.id) ?? noStaff()) : (hitFor?.(viewer.tenant) ?? hit)
}

const hitOf = ({ hit }: FacilityDocument) => hit

/** How clinics and hospitals are searched: by name, then by place, then by what is treated there. */
export const facilityDefinition: IndexDefinition<FacilityDocument> = {
  hit: (document, viewer) => (viewer ? facilityForViewer(document.hit, viewer) : document.hit),
  seenBy: (document, viewer) => {
    if (isChoosing(viewer) && !isChosenFacility(document.hit, viewer)) return undefined
    const hit = withShownStaff(document, viewer)
    return hit === document.hit ? document : { ...document, hit }
  },
  seenWith: ({ staffAt }) => staffAt?.(),
  isPublished: ({ hit }) => hit.published,
  searched: [
    {
      name: ({ hit }) => hit.name,
      arabic_name: ({ hit }) => hit.arabic_name,
      id_name: ({ hit }) => hit.id_name,
    },
    {
      city: ({ hit }) => hit.city,
      arabic_city: ({ hit }) => hit.arabic_city,
      id_city: ({ id_city }) => id_city,
      area: ({ hit }) => hit.area,
      arabic_area: ({ hit }) => hit.arabic_area,
      clinicType: ({ hit }) => hit.clinicType,
    },
    { specialities: ({ specialities }) => specialities },
  ],
  ignoredWords: new Set('in at di near the في'.split(' ')),
  columns: attributesOf(hitOf, [
    'specialities',
    'speciality_ids',
    'speciality_slugs',
    'city',
    'city_slug',
    'arabic_city',
    'area',
    'arabic_area',
    'clinicType',
    'countryCode',
    'campaign_ids',
    'published',
    'fg_test',
    'plan',
    'idx',
    'doctors',
    'insurances',
    'fg_bookable',
  ]),
  identifiers: attributesOf(hitOf, ['objectID', 'id', 'unique_id', 'slug']),
  ownColumns: { whitelabels: ({ whitelabels }) => whitelabels },
  nested: {},
  points: ({ hit }) => [hit._geoloc],
  rank: ({ hit }) => [-hit.plan, -hit.doctors, Number(hit.id)],
  highlighted: ['name', 'arabic_name', 'id_name', 'city', 'arabic_city', 'area', 'arabic_area', 'specialities'],
}
