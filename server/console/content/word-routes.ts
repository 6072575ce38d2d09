import { Words, WordsQuery } from '#contract/console/contents'
import { Data } from '#contract/wire'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { isError } from '#server/tenants/configuration-issue'
import { contentIssuesOf } from './content-issues-of.ts'
import { readBoth } from './read-both.ts'
import { configOf, pathOf } from '../console-call.ts'
import { listWords } from './list-words.ts'

/** The words of the app, of which a tenant may have its own (C03). */
export const wordRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('words'),
    { schema: { querystring: WordsQuery, response: { 200: Data(Words) } }, config: configOf('words') },
    async ({ tenant, query }) => {
      const facts = await app.appFacts.read()
      const { draft, published } = await readBoth(app.db, tenant.code)
      const faults = query.show === 'wrong' ? await contentIssuesOf(app.db, draft, facts) : []
      return {
        data: await listWords(
          {
            ...{ facts, file: draft.contents.file, published: published.file },
            faults: faults.filter(isError).map(({ field }) => field),
          },
          query,
        ),
      }
    },
  )
}
