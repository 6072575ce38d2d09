import type { InsuranceHit, InsuranceOption, InsurancePlan } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { OpenDatabase } from '#server/db/open'
import { toInsuranceHit } from './insurance.ts'
import { nameIn } from './names.ts'
import { readReference, type Reference } from './reference.ts'
import type { InsurerRow, PlanRow } from './rows.ts'
import { isInsurerShownTo } from './visibility/rule.ts'
import { ownOf, type Scope } from './visibility/scope.ts'

/** The insurers of the shared directory as one tenant may see them. */
export function createInsurers(database: OpenDatabase) {
  const named = (insurer: InsurerRow, reference: Reference, scope: Scope, language: Language): InsuranceHit => ({
    ...toInsuranceHit(insurer, reference),
    name: nameIn(insurer, language),
    whitelabels: ownOf(insurer.whitelabels, scope),
  })
  const shownIn = (country: string, scope: Scope, { insurers }: Reference, language: Language): InsurerRow[] =>
    scope.markets.includes(country)
      ? [...insurers.values()]
          .filter((insurer) => insurer.country_codes.includes(country) && isInsurerShownTo(insurer, scope))
          .toSorted((one, other) => nameIn(one, language).localeCompare(nameIn(other, language), language))
      : []

  return {
    /** Insurers of a country with their plans, by name (C82). */
    async list(country: string, scope: Scope, language: Language): Promise<InsuranceHit[]> {
      const reference = await readReference(database)
      return shownIn(country, scope, reference, language).map((insurer) => named(insurer, reference, scope, language))
    },

    /** The same as choices whose plans are choices too, narrowed by an insurer's or a plan's name (C83, N16). */
    async options(
      country: string,
      input: { name?: string | undefined; plan?: string | undefined },
      scope: Scope,
      language: Language,
    ): Promise<InsuranceOption[]> {
      const reference = await readReference(database)
      return shownIn(country, scope, reference, language)
        .filter((insurer) => isNamed(input.name, insurer.slug, insurer.name_en, insurer.name_ar, insurer.name_id))
        .map((insurer) => ({
          label: nameIn(insurer, language),
          value: insurer.slug,
          data: named(insurer, reference, scope, language),
          childs: [...reference.plans.values()]
            .filter((plan) => plan.insurer_id === insurer.id && isNamed(input.plan, String(plan.id), plan.name))
            .map((plan) => ({ label: plan.name, value: String(plan.id), data: toPlan(plan, insurer, language) })),
        }))
        .filter(({ childs }) => !input.plan || childs.length > 0)
    },

    /** A plan by id, with its insurer (C84); undefined where this tenant shows no such plan. */
    async findPlan(id: number, scope: Scope, language: Language): Promise<InsurancePlan | undefined> {
      const { plans, insurers } = await readReference(database)
      const plan = plans.get(id)
      const insurer = plan && insurers.get(plan.insurer_id)
      if (!plan || !insurer || !isInsurerShownTo(insurer, scope)) return undefined
      if (!insurer.country_codes.some((country) => scope.markets.includes(country))) return undefined
      return toPlan(plan, insurer, language)
    },
  }
}

function toPlan(plan: PlanRow, insurer: InsurerRow, language: Language): InsurancePlan {
  return {
    id: String(plan.id),
    name: plan.name,
    insurance_id: String(insurer.id),
    insurance_slug: insurer.slug,
    insurance_name: nameIn(insurer, language),
  }
}

/** Whether one of the names is the given one, whatever its case; nothing given is everything. */
function isNamed(input: string | undefined, ...names: string[]): boolean {
  const wanted = input?.trim().toLowerCase()
  return !wanted || names.some((name) => name.toLowerCase() === wanted)
}
