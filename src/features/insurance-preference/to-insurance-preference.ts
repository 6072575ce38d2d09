import type { InsurancePreference } from '#src/storage/insurance-preference.ts'

/**
 * The insurance that the filters of a list stand for; undefined for none, or for several.
 *
 * @param insurers - slugs
 * @param plans - slug of the insurer, a full stop, id of the plan
 */
export function toInsurancePreference(
  insurers: readonly string[],
  plans: readonly string[] = [],
): InsurancePreference | undefined {
  const [insurer, ...others] = insurers
  if (!insurer || others.length > 0) return undefined
  const [plan, ...otherPlans] = plans
  const isOfOne = plan?.startsWith(`${insurer}.`) && otherPlans.length === 0
  return { insurer, ...(isOfOne ? { plan: plan!.slice(insurer.length + 1) } : {}) }
}
