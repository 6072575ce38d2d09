import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { practiceLocations } from '#server/db/schema/practitioners'
import { isInsurerShownTo } from '#server/directory/visibility/rule'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import type { Offer } from '../availability/offers.ts'

/** Insurance as entered by a patient; no plan where they do not know theirs. */
export type ClaimedInsurance = { insurerId: number; planId?: number | undefined }

/**
 * What an appointment stores of the entered insurance, and whether the doctor takes it at that place. Nothing entered, nothing
 * stored.
 *
 * Throws `validation_failed` where the tenant shows no such insurer, or the insurer has no such plan.
 */
export async function readInsurance(db: Database, tenant: Tenant, offer: Offer, claimed: ClaimedInsurance | undefined) {
  if (!claimed) return {}
  const insurerId = await findInsurer(db, tenant, claimed.insurerId)
  const plans = await db
    .select()
    .from(insurancePlans)
    .where(and(eq(insurancePlans.insurerId, insurerId), isNull(insurancePlans.hiddenSince)))
  const plan = claimed.planId === undefined ? undefined : plans.find(({ id }) => id === claimed.planId)
  if (claimed.planId !== undefined && !plan) throw unknown('/insurance/plan_id', 'is no plan of this insurer')
  const [place] = await db
    .select({ planIds: practiceLocations.planIds })
    .from(practiceLocations)
    .where(
      and(
        eq(practiceLocations.practitionerId, offer.practitionerId),
        eq(practiceLocations.facilityId, offer.facilityId),
      ),
    )
  const covering = plan ? [plan] : plans
  return {
    insurerId,
    planId: plan ? plan.id : null,
    isInsuranceAccepted: covering.some(({ id }) => place?.planIds.includes(id)),
  }
}

async function findInsurer(db: Database, tenant: Tenant, id: number): Promise<number> {
  const scope = scopeOf(tenant)
  const [insurer] = await db
    .select()
    .from(insurers)
    .where(and(eq(insurers.id, id), isNull(insurers.hiddenSince)))
  const isShown =
    insurer &&
    isInsurerShownTo(insurer, scope) &&
    insurer.countryCodes.some((country) => scope.markets.includes(country))
  if (!isShown) throw unknown('/insurance/insurer_id', 'is no insurer here')
  return insurer.id
}

const unknown = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
