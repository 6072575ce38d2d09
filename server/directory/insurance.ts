import type { Language } from '#contract/locale'
import type { InsuranceHit, PractitionerDetail } from '#contract/directory'
import { isInsurerShownTo } from './visibility/rule.ts'
import type { View } from './visibility/scope.ts'
import type { Reference } from './reference.ts'
import type { InsurerRow, PractitionerRecord } from './rows.ts'
import { nameIn } from './names.ts'

/** Plan ids of a place, put together by insurer in the order of the plans. */
export function insurersOf(planIds: readonly number[], { plans, insurers }: Reference) {
  const accepted = new Map<InsurerRow, { id: string; name: string }[]>()
  for (const id of planIds) {
    const plan = plans.get(id)
    const insurer = plan && insurers.get(plan.insurer_id)
    if (!plan || !insurer) continue
    const own = accepted.get(insurer)
    if (own) own.push({ id: String(id), name: plan.name })
    else accepted.set(insurer, [{ id: String(id), name: plan.name }])
  }
  return [...accepted].map(([insurer, plans]) => ({ insurer, plans }))
}

/** Those of some plans whose insurers a tenant shows. */
export function shownPlans(planIds: readonly number[], { plans, insurers }: Reference, view: View) {
  return planIds.filter((id) => {
    const insurer = insurers.get(plans.get(id)?.insurer_id ?? NaN)
    return insurer !== undefined && isInsurerShownTo(insurer, view)
  })
}

/** A practitioner with the plans alone whose insurers a tenant shows. */
export function withShownPlans(record: PractitionerRecord, reference: Reference, view: View): PractitionerRecord {
  const locations = record.locations.map((location) => ({
    ...location,
    plan_ids: shownPlans(location.plan_ids, reference, view),
  }))
  return { ...record, locations }
}

/** An insurer with all its plans (N16); `value` is its slug, by which doctors and facilities are filtered. */
export function toInsuranceHit(insurer: InsurerRow, { plans }: Reference): InsuranceHit {
  const own = [...plans.values()].filter((plan) => plan.insurer_id === insurer.id)
  return {
    objectID: String(insurer.id),
    id: String(insurer.id),
    name: insurer.name_en,
    arabic_name: insurer.name_ar,
    slug: insurer.slug,
    value: insurer.slug,
    plans: own.map(({ id, name }) => ({ id: String(id), name })),
    whitelabels: insurer.whitelabels,
    countryCode: insurer.country_codes,
  }
}

/** Insurers and plans that a practitioner takes and the tenant shows, named in one language. */
export function insuranceDetail(
  planIds: readonly number[],
  reference: Reference,
  view: View,
  language: Language,
): PractitionerDetail['insurances_detail'] {
  const shown = insurersOf(planIds, reference).filter(({ insurer }) => isInsurerShownTo(insurer, view))
  return shown.map(({ insurer, plans }) => ({
    id: String(insurer.id),
    name: nameIn(insurer, language),
    slug: insurer.slug,
    plans,
  }))
}
