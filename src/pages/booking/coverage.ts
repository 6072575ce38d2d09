import type { DoctorLocation, InsuranceHit } from '#contract/directory'

/** Whether a place accepts the patient's insurance: yes, with some plans where theirs is not known, or no. */
export type Coverage = 'accepted' | 'some_plans' | 'refused'

/** `planId` is undefined where the patient does not know their plan. */
export function coverageOf(
  { id, plans }: Pick<InsuranceHit, 'id' | 'plans'>,
  planId: string | undefined,
  taken: DoctorLocation['insuranceLocal'],
): Coverage {
  const accepted = taken.find((insurer) => insurer.id === id)?.plan_ids ?? []
  if (planId !== undefined) return accepted.includes(planId) ? 'accepted' : 'refused'
  if (accepted.length === 0) return 'refused'
  return plans.every((plan) => accepted.includes(plan.id)) ? 'accepted' : 'some_plans'
}
