import type { FastifyRequest } from 'fastify'
import {
  DiscardRequest,
  Draft,
  PreviewAddress,
  PublishedVersion,
  Revision,
  RevisionRequest,
  StageRequest,
} from '#contract/console/drafts'
import { Data } from '#contract/wire'
import { noteDraftChanges, noteStaffEvent } from '#server/domain/staff/staff-events'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { discardAll, discardChange } from '#server/tenants/drafts/discard'
import { publishDraft } from '#server/tenants/drafts/publish'
import { stageChanges, type Editing } from '#server/tenants/drafts/stage'
import { readCountries } from '#server/tenants/directory-names'
import { tenantJsonSchema } from '#server/tenants/json-schema'
import { schemaWithCountries } from '#server/tenants/schema-with-countries'
import { configOf, pathOf } from './console-call.ts'
import { draftProblem } from './draft-wire.ts'
import { draftView } from './draft-view.ts'
import { momentOf, requireStaff } from './entrance.ts'
import { openPreview } from './preview/preview-ticket.ts'

/** A few texts at most, each of which may be long: no form sends more at once. */
const mostBodyBytes = 1_048_576

/**
 * Changes that one person may make in a minute, each field a call of its own: more than anybody types, and counted by who it is, so that
 * colleagues behind one address take nothing from each other.
 */
const draftLimit = {
  max: 600,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => requireStaff(request).memberId,
}

/** What will be different for patients, and publishing it. */
export const draftRoutes: ServicePlugin = async (app) => {
  const schema: unknown = JSON.parse(tenantJsonSchema())
  app.get(pathOf('tenantSchema'), { config: configOf('tenantSchema') }, async () => ({
    data: schemaWithCountries(schema, await readCountries(app.db)),
  }))

  app.get(
    pathOf('draft'),
    { schema: { response: { 200: Data(Draft) } }, config: configOf('draft') },
    async ({ tenant }) => {
      const draft = await draftView(app.db, tenant.code, await app.appFacts.read())
      if (!draft) throw draftProblem({ why: 'unknown' })
      return { data: draft }
    },
  )

  app.post(
    pathOf('openPreview'),
    { schema: { response: { 200: Data(PreviewAddress) } }, config: configOf('openPreview') },
    async (request) => ({ data: openPreview(request, requireStaff(request)) }),
  )

  app.post(
    pathOf('stageChanges'),
    {
      schema: { body: StageRequest, response: { 200: Data(Revision) } },
      config: { ...configOf('stageChanges'), rateLimit: draftLimit },
      bodyLimit: mostBodyBytes,
    },
    async (request) => {
      const staged = await stageChanges(app.db, request.tenant.code, request.body.changes, notedEditingOf(request))
      if (!staged.done) throw draftProblem(staged)
      return { data: { revision: staged.revision } }
    },
  )

  app.post(
    pathOf('discardChange'),
    {
      schema: { body: DiscardRequest, response: { 200: Data(Revision) } },
      config: { ...configOf('discardChange'), rateLimit: draftLimit },
      bodyLimit: mostBodyBytes,
    },
    async (request) => {
      const { code: tenantCode } = request.tenant
      const { pointer: field } = request.body
      return app.db.transaction(async (tx) => {
        const discarded = await discardChange(tx, tenantCode, request.body)
        if (!discarded.done) throw draftProblem({ why: 'conflicts', conflicts: [discarded.conflict] })
        const actor = requireStaff(request)
        if (discarded.wasThere)
          await noteStaffEvent(tx, { tenantCode, kind: 'change_discarded', field, actor, ...momentOf(request) })
        return { data: { revision: discarded.revision } }
      })
    },
  )

  app.post(
    pathOf('discardDraft'),
    { schema: { body: RevisionRequest, response: { 200: Data(Revision) } }, config: configOf('discardDraft') },
    async (request) => {
      const { code: tenantCode } = request.tenant
      return app.db.transaction(async (tx) => {
        const discarded = await discardAll(tx, tenantCode, request.body.revision)
        if (!discarded.done) throw draftProblem({ why: 'changed', revision: discarded.revision })
        const actor = requireStaff(request)
        await noteStaffEvent(tx, { tenantCode, kind: 'draft_discarded', actor, ...momentOf(request) })
        return { data: { revision: discarded.revision } }
      })
    },
  )

  app.post(
    pathOf('publish'),
    { schema: { body: RevisionRequest, response: { 200: Data(PublishedVersion) } }, config: configOf('publish') },
    async (request) => {
      const { code: tenantCode } = request.tenant
      const facts = await app.appFacts.read()
      const editing = { ...editingOf(request), ...(facts && { app: facts }) }
      return app.db.transaction(async (tx) => {
        const published = await publishDraft(tx, tenantCode, request.body, editing)
        if (!published.done) throw draftProblem(published)
        const { version } = published
        const actor = requireStaff(request)
        await noteStaffEvent(tx, { tenantCode, kind: 'published', version, actor, ...momentOf(request) })
        return { data: { version } }
      })
    },
  )
}

/** Who of the staff changes something, as drafts and versions name them. */
export function editingOf(request: FastifyRequest) {
  const { memberId: id, name } = requireStaff(request)
  return { author: { kind: 'staff' as const, id, name }, now: request.server.clock() }
}

/** The same for changes of single fields, each of which is noted. */
export function notedEditingOf(request: FastifyRequest): Editing {
  const noted = { tenantCode: request.tenant.code, actor: requireStaff(request), ...momentOf(request) }
  return { ...editingOf(request), onChanged: (tx, fields) => noteDraftChanges(tx, { ...noted, fields }) }
}
