import { randomUUID } from 'node:crypto'
import type { LocalisedText } from '#contract/tenant'
import type { Values } from '../kinds/kinds.ts'
import type { Entry } from './apply-entries.ts'

type PictureOf = (path: string) => Promise<string>

const names = (values: { name_en: string; name_ar?: string | undefined; name_id?: string | undefined }) => ({
  name_en: values.name_en,
  name_ar: values.name_ar ?? '',
  name_id: values.name_id ?? '',
})

/** An insurer as a row; its address is made of its id, so that a filter that was shared goes on working. */
export const insurerEntry = (values: Values['insurers'], slug: string): Entry => ({
  sourceId: values.id,
  columns: { ...names(values), country_codes: values.countries, whitelabels: [] },
  born: () => ({ slug }),
})

export const planEntry = (values: Values['plans'], insurers: ReadonlyMap<string, number>): Entry => ({
  sourceId: values.id,
  columns: { insurer_id: insurers.get(values.insurer), name: values.name },
})

export const organisationEntry = async (values: Values['organisations'], pictureOf: PictureOf): Promise<Entry> => ({
  sourceId: values.id,
  columns: { ...names(values), phone: values.phone ?? '', logo: values.logo ? await pictureOf(values.logo) : '' },
})

export type FacilityTargets = {
  organisations: ReadonlyMap<string, number>
  /** What an organisation lends to facilities that have none of their own. */
  lentBy: ReadonlyMap<string, { phone: string; logo: string }>
  plans: readonly number[]
  slug: string
  pictureOf: PictureOf
}

export async function facilityEntry(values: Values['facilities'], targets: FacilityTargets): Promise<Entry> {
  const { organisation = '', city, payment = ['cash', 'card'] } = values
  const lent = targets.lentBy.get(organisation)
  return {
    sourceId: values.id,
    columns: {
      ...names(values),
      clinic_type: values.type,
      country_code: city.country,
      city_id: city.id,
      ...{ area_en: values.area_en ?? '', area_ar: values.area_ar ?? '' },
      ...{ address_en: values.address_en, address_ar: values.address_ar ?? '' },
      ...{ lat: values.lat, lng: values.lng, phone: values.phone ?? lent?.phone ?? '' },
      opening_hours: values.opening_hours,
      payment_methods: {
        cash: payment.includes('cash'),
        cheque: payment.includes('cheque'),
        credit_card: payment.includes('card'),
      },
      photos: await addressesOf(values.photos ?? [], targets.pictureOf),
      logo: values.logo ? await targets.pictureOf(values.logo) : (lent?.logo ?? ''),
      member: values.bookable ?? true,
      plan_ids: targets.plans,
      organisation_id: targets.organisations.get(organisation) ?? null,
      whitelabels: values.shown_by ?? [],
      published: true,
    },
    born: () => ({ unique_id: randomUUID(), slug: targets.slug, amenities, plan: 1, fg_test: false, campaign_ids: [] }),
  }
}

async function addressesOf(paths: readonly string[], pictureOf: PictureOf): Promise<string[]> {
  const addresses: string[] = []
  for (const path of paths) addresses.push(await pictureOf(path))
  return addresses
}

const unknown = { available: false, note: { en: '' } satisfies LocalisedText }
/** What the files do not say. */
const amenities = {
  ...{ elevator: unknown, handicap: unknown, parking: unknown, publictransport: unknown, rta: unknown, valet: unknown },
  floor: { en: '' } satisfies LocalisedText,
}
