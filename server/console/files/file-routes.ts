import type { FastifyRequest } from 'fastify'
import { assetLimits } from '#contract/asset-limits'
import { Revision } from '#contract/console/drafts'
import { TenantFiles, UploadQuery } from '#contract/console/files'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { stageFile } from '#server/tenants/drafts/stage-file'
import { configOf, pathOf } from '../console-call.ts'
import { notedEditingOf } from '../draft-routes.ts'
import { draftProblem } from '../draft-wire.ts'
import { listFiles } from './list-files.ts'

const mostBytes = Math.max(...Object.values(assetLimits))

/** Files that the staff of a tenant may send in an hour: what is not published stays for a day, and pictures are drawn anew. */
const uploadLimit = {
  max: 150,
  timeWindow: 3_600_000,
  keyGenerator: ({ tenant }: FastifyRequest) => tenant.code,
}

/** Pictures, films, captions and fonts of a tenant, in its draft. Taking one away is a change of the draft like any other. */
export const fileRoutes: ServicePlugin = async (app) => {
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  )

  app.get(
    pathOf('files'),
    { schema: { response: { 200: Data(TenantFiles) } }, config: configOf('files') },
    async ({ tenant }) => ({ data: await listFiles(app.db, tenant.code) }),
  )

  app.post(
    pathOf('uploadFile'),
    {
      schema: { querystring: UploadQuery, response: { 200: Data(Revision) } },
      config: { ...configOf('uploadFile'), rateLimit: uploadLimit },
      bodyLimit: mostBytes,
    },
    async (request) => {
      const { body, query, tenant } = request
      if (!Buffer.isBuffer(body)) throw problem('unsupported_media_type')
      const file = { name: query.name, bytes: new Uint8Array(body), expected: query.expected }
      const staged = await stageFile(app.db, tenant.code, file, notedEditingOf(request))
      if (!staged.done) throw draftProblem(staged)
      return { data: { revision: staged.revision } }
    },
  )
}
