import type { InsuranceHit } from '#contract/directory'
import { isShownTo } from '#server/directory/scope'

/** Values of attributes that do not exist for a tenant, by attribute; those of relations by `relation.attribute`. */
export type HiddenValues = Readonly<Record<string, ReadonlySet<string>>>

/** For whom hits are shown, filtered and counted. */
export type Viewer = { tenant: string; hidden: HiddenValues }

type Insurer = Pick<InsuranceHit, 'id' | 'slug' | 'plans' | 'whitelabels'>

/** A tenant as it looks at the directory: insurers that it does not show, and their plans, are nowhere in it. */
export function createViewer(tenant: string, insurers: Iterable<Insurer>): Viewer {
  const others = [...insurers].filter(({ whitelabels }) => !isShownTo(whitelabels, { tenant }))
  const plans = new Set(others.flatMap((insurer) => insurer.plans.map(({ id }) => id)))
  return {
    tenant,
    hidden: {
      insurances: new Set(others.map(({ slug }) => slug)),
      insurance_plans: plans,
      'locations.insurers': new Set(others.map(({ id }) => id)),
      'locations.network_ids': plans,
    },
  }
}
