import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { InsuranceHit, InsuranceOption, InsurancePlan } from '#contract/directory'
import { Data, DirectoryId } from '#contract/wire'
import { createInsurers } from '#server/directory/insurers'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { InCountry, keepAnonymous, toId } from './wire.ts'

const Name = Type.Optional(Type.String({ maxLength: 120 }))

/** Insurers and their plans. */
export const insuranceRoutes: ServicePlugin = async (app) => {
  const insurers = createInsurers(app.database)

  app.get(
    routePath(calls.insurers),
    {
      schema: {
        operationId: 'getInsurersWithPlans',
        summary: 'Insurers of a country with their plans (C82)',
        querystring: InCountry,
        response: { 200: Data(Type.Array(InsuranceHit)) },
      },
    },
    async (request, reply) => {
      const country = request.query.country_code ?? request.country
      keepAnonymous(request, reply)
      return { data: await insurers.list(country, scopeOf(request.tenant), request.language) }
    },
  )

  app.get(
    routePath(calls.insurance),
    {
      schema: {
        operationId: 'getInsurers',
        summary: 'Insurers to choose from, by name and plan (C83)',
        description: 'Names are matched whole, in any language, by slug or by plan id; without one everything matches.',
        querystring: Type.Object({ ...InCountry.properties, insurance_name: Name, insurance_plan: Name }),
        response: { 200: Data(Type.Array(InsuranceOption)) },
      },
    },
    async (request, reply) => {
      const { country_code = request.country, insurance_name, insurance_plan } = request.query
      keepAnonymous(request, reply)
      const input = { name: insurance_name, plan: insurance_plan }
      return { data: await insurers.options(country_code, input, scopeOf(request.tenant), request.language) }
    },
  )

  app.get(
    routePath(calls.insurancePlan),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getPlan',
        summary: 'A plan by id, with its insurer (C84)',
        params: Type.Object({ id: DirectoryId }),
        response: { 200: Data(InsurancePlan) },
      },
    },
    async (request, reply) => {
      const id = toId(request.params.id)
      const plan = id === undefined ? undefined : await insurers.findPlan(id, scopeOf(request.tenant), request.language)
      if (!plan) throw problem('not_found')
      keepAnonymous(request, reply)
      return { data: plan }
    },
  )
}
