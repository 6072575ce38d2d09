import { and, eq } from 'drizzle-orm'
import type { OwnInsurance } from '#contract/appointment'
import type { Database } from '#server/db/open'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { practiceLocations } from '#server/db/schema/practitioners'
import { isInsurerShownTo, scopeOf } from '#server/directory/scope'
import { problem } from '#server/errors'
import type { Tenant } from '#server/plugins/gateway/tenants'
import type { Offer } from '../availability/offers.ts'
import { toDirectoryNumber } from '#server/services/appointment/wire'

/**
 * What an appointment keeps of the insurance that a patient tells, and whether the doctor takes it at that place. Nothing told is
 * nothing kept.
 *
 * Throws `validation_failed` where the tenant shows no such insurer, or the insurer has no such plan.
 */
export async function readInsurance(db: Database, tenant: Tenant, offer: Offer, claimed: OwnInsurance | undefined) {
  if (!claimed) return {}
  const insurerId = await findInsurer(db, tenant, claimed.insurer_id)
  const plans = await db.select().from(insurancePlans).where(eq(insurancePlans.insurerId, insurerId))
  const plan = claimed.plan_id && plans.find(({ id }) => id === toDirectoryNumber(claimed.plan_id!))
  if (claimed.plan_id && !plan) throw unknown('/insurance/plan_id', 'is no plan of this insurer')
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

async function findInsurer(db: Database, tenant: Tenant, id: string): Promise<number> {
  const scope = scopeOf(tenant)
  const [insurer] = await db
    .select()
    .from(insurers)
    .where(eq(insurers.id, toDirectoryNumber(id)))
  const isShown =
    insurer &&
    isInsurerShownTo(insurer, scope) &&
    insurer.countryCodes.some((country) => scope.markets.includes(country))
  if (!isShown) throw unknown('/insurance/insurer_id', 'is no insurer here')
  return insurer.id
}

const unknown = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
