import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { FacilityFaq, FacilityJob, FacilityReviews, Paged } from '#contract/facility'
import { Data, DirectoryId } from '#contract/wire'
import { createFacilities } from '#server/directory/facilities'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keepAnonymous, toId } from './wire.ts'

const params = Type.Object({ id: DirectoryId })
const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
const defaultPerPage = 10

/** Lists of a facility's page: questions, jobs and reviews, in pages counted from 1 (C79). */
export const facilityPageRoutes: ServicePlugin = async (app) => {
  const facilities = createFacilities(app.database)

  async function idOf(request: { params: { id: string }; tenant: Parameters<typeof scopeOf>[0] }): Promise<number> {
    const id = toId(request.params.id)
    if (id === undefined || !(await facilities.exists(id, scopeOf(request.tenant)))) throw problem('not_found')
    return id
  }

  app.get(
    routePath(calls.facilityFaqs),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getQuestionsOfFacility',
        summary: 'What patients ask a facility (C79)',
        params,
        querystring: PageQuery,
        response: { 200: Data(Paged(FacilityFaq)) },
      },
    },
    async (request, reply) => {
      const id = await idOf(request)
      keepAnonymous(request, reply)
      return { data: pageOf(await facilities.listFaqs(id, request.language), request.query) }
    },
  )

  app.get(
    routePath(calls.facilityJobs),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getJobsOfFacility',
        summary: 'Open positions of a facility (C79)',
        params,
        querystring: PageQuery,
        response: { 200: Data(Paged(FacilityJob)) },
      },
    },
    async (request, reply) => {
      const id = await idOf(request)
      keepAnonymous(request, reply)
      const today = app.clock().toISOString().slice(0, 10)
      return { data: pageOf(await facilities.listJobs(id, today, request.language), request.query) }
    },
  )

  app.get(
    routePath(calls.facilityReviews),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getReviewsOfFacility',
        summary: 'What patients say of a facility, in the language of the request first, then the newest (C79)',
        params,
        querystring: PageQuery,
        response: { 200: Data(FacilityReviews) },
      },
    },
    async (request, reply) => {
      const id = await idOf(request)
      const { page = 1, per_page = defaultPerPage } = request.query
      keepAnonymous(request, reply)
      return { data: await facilities.listReviews(id, request.language, page, per_page) }
    },
  )
}

/** One page of a short list. */
function pageOf<Item>(all: Item[], { page = 1, per_page = defaultPerPage }: { page?: number; per_page?: number }) {
  return {
    items: all.slice((page - 1) * per_page, page * per_page),
    page,
    per_page,
    total: all.length,
    pages: Math.ceil(all.length / per_page),
  }
}
