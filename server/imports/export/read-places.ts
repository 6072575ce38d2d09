import type { OpenDatabase } from '#server/db/database'
import { readJson } from '#server/directory/read-json'
import type { Values } from '../kinds/kinds.ts'
import type { Exported } from './exported.ts'

/** Insurers, plans, organisations and facilities of a source that are not hidden, and which plans facilities accept. */
export async function* readPlaces(open: OpenDatabase, source: string): AsyncGenerator<Exported[]> {
  const own = (table: string, alias: string) =>
    `from ${table} ${alias} where ${alias}.source = $1 and ${alias}.hidden_since is null`
  const insurers = await readJson<Values['insurers']>(
    open,
    `select i.source_id as id, i.name_en, i.name_ar, i.name_id, i.country_codes as countries ${own('insurers', 'i')} order by i.id`,
    [source],
  )
  yield insurers.map((values) => ({ kind: 'insurers', values }))
  const plans = await readJson<Values['plans']>(
    open,
    `select p.source_id as id, (select i.source_id from insurers i where i.id = p.insurer_id) as insurer, p.name
     ${own('insurance_plans', 'p')} order by p.id`,
    [source],
  )
  yield plans.map((values) => ({ kind: 'plans', values }))
  const organisations = await readJson<Values['organisations']>(
    open,
    `select o.source_id as id, o.name_en, o.name_ar, o.name_id, o.phone, o.logo ${own('organisations', 'o')} order by o.id`,
    [source],
  )
  yield organisations.map((values) => ({ kind: 'organisations', values }))
  const facilities = await readJson<FacilityRow>(
    open,
    `select f.source_id as id, (select o.source_id from organisations o where o.id = f.organisation_id) as organisation,
       (select jsonb_build_object('slug', c.slug) from cities c where c.id = f.city_id) as city, f.name_en, f.name_ar, f.name_id,
       f.clinic_type as type, f.area_en, f.area_ar, f.address_en, f.address_ar, f.lat, f.lng, f.phone, f.opening_hours,
       f.payment_methods, f.photos, f.logo, f.member as bookable, f.whitelabels as shown_by, ${plansOf('f.plan_ids')} as plans
     ${own('facilities', 'f')} order by f.id`,
    [source],
  )
  yield facilities.map(({ plans: _, payment_methods: pay, ...facility }) => ({
    kind: 'facilities',
    values: {
      ...facility,
      payment: [
        ...(pay.cash ? (['cash'] as const) : []),
        ...(pay.credit_card ? (['card'] as const) : []),
        ...(pay.cheque ? (['cheque'] as const) : []),
      ],
    },
  }))
  yield facilities.flatMap(({ id, plans: accepted }) =>
    accepted.map((plan) => ({
      kind: 'accepted_plans' as const,
      values: { plan, facility: id, practitioner: undefined },
    })),
  )
}

type FacilityRow = Omit<Values['facilities'], 'payment'> & {
  payment_methods: { cash: boolean; cheque: boolean; credit_card: boolean }
  plans: string[]
}

/** Ids of the source of a list of plans, in its order. */
export const plansOf = (ids: string) =>
  `coalesce((select jsonb_agg(plan.source_id order by taken.place) from unnest(${ids}) with ordinality taken(id, place)
     join insurance_plans plan on plan.id = taken.id), '[]'::jsonb)`
