import { PracticeKey } from '#contract/practice'
import { Data } from '#contract/wire'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf } from '../key-of-request.ts'

/** What the key of a call is good for. */
export const keyRoutes: ServicePlugin = async (app) => {
  app.get(
    '/key',
    {
      schema: {
        operationId: 'getPracticeKey',
        summary: 'What a key is good for, as its holder asks',
        response: { 200: Data(PracticeKey) },
      },
    },
    async (request) => {
      const { name, scopes, perMinute, trustMinutes, expiresAt, facility } = await keyOf(request)
      return {
        data: {
          name,
          scopes,
          facility: { id: String(facility.id), slug: facility.slug, name: facility.nameEn },
          per_minute: perMinute,
          trust_minutes: trustMinutes,
          expires_at: expiresAt?.toISOString() ?? null,
        },
      }
    },
  )
}
