import {
  ByNumber,
  History,
  HistoryQuery,
  Revision,
  RevisionRequest,
  VersionDifferences,
} from '#contract/console/drafts'
import { Data } from '#contract/wire'
import { noteStaffEvent } from '#server/domain/staff/staff-events'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { differencesBetween, fieldsOf } from '#server/tenants/fields/fields'
import { readContents } from '#server/tenants/read-contents'
import { readHistory, readVersion } from '#server/tenants/versions/read-versions'
import { stageVersion } from '#server/tenants/drafts/restore'
import { configOf, pathOf } from './console-call.ts'
import { editingOf } from './draft-routes.ts'
import { draftProblem, versionView } from './draft-wire.ts'
import { momentOf, requireStaff } from './entrance.ts'

const perPage = 20

/** Differences that are listed of a version; all are counted. */
const mostListed = 200

/** What patients saw before, and going back to it. */
export const versionRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('history'),
    { schema: { querystring: HistoryQuery, response: { 200: Data(History) } }, config: configOf('history') },
    async ({ tenant, query: { before } }) => {
      const paging = { most: perPage + 1, ...(before !== undefined && { before }) }
      const found = await readHistory(app.db, tenant.code, paging)
      const versions = found.slice(0, perPage).map(versionView)
      const next = found.length > perPage ? versions.at(-1)?.number : undefined
      return { data: { versions, ...(next !== undefined && { next }) } }
    },
  )

  app.get(
    pathOf('versionDifferences'),
    {
      schema: { params: ByNumber, response: { 200: Data(VersionDifferences) } },
      config: configOf('versionDifferences'),
    },
    async ({ tenant: { code }, params }) => {
      const [published, version] = [await readContents(app.db, code), await readVersion(app.db, code, params.id)]
      if (!published || !version) throw draftProblem({ why: 'unknown' })
      // Hosts stay those of today.
      const then = { ...version, file: { ...version.file, hosts: published.file.hosts } }
      const all = differencesBetween(fieldsOf(published), fieldsOf(then))
      const differences = all.slice(0, mostListed).map(({ pointer, before, after }) => ({
        ...{ pointer, now: before, then: after },
      }))
      return { data: { count: all.length, differences } }
    },
  )

  app.post(
    pathOf('goBack'),
    {
      schema: { params: ByNumber, body: RevisionRequest, response: { 200: Data(Revision) } },
      config: configOf('goBack'),
    },
    async (request) => {
      const { code: tenantCode } = request.tenant
      const version = request.params.id
      return app.db.transaction(async (tx) => {
        const staged = await stageVersion(tx, tenantCode, version, { ...editingOf(request), ...request.body })
        if (!staged.done) throw draftProblem(staged)
        const actor = requireStaff(request)
        await noteStaffEvent(tx, { tenantCode, kind: 'went_back', version, actor, ...momentOf(request) })
        return { data: { revision: staged.revision } }
      })
    },
  )
}
