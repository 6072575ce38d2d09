import * as Type from 'typebox'
import { FeedReplay, PracticeFeed } from '#contract/practice'
import { Data } from '#contract/wire'
import { createFeedRepository, readFeeds } from '#server/domain/practices/feeds'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf } from '../key-of-request.ts'

/** A system that was away may ask for everything again a few times, and not all the time. */
const replayCost = 50

/** The feed of a facility, as its own system sees it. */
export const feedRoutes: ServicePlugin = async (app) => {
  app.get(
    '/feed',
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getPracticeFeed',
        summary: 'How the feed of the facility stands',
        description: 'By a key with the scope `feed`. `not_found` where the facility has none.',
        response: { 200: Data(PracticeFeed) },
      },
    },
    async (request) => {
      const { facility } = await keyOf(request, 'feed')
      const [feed] = await readFeeds(app.db, { facilityId: facility.id, limit: 1 })
      if (!feed) throw problem('not_found')
      return {
        data: {
          url: feed.url,
          waiting: feed.waiting,
          parked: feed.parked,
          oldest_at: feed.oldest?.toISOString() ?? null,
          last_answer: feed.lastAnswer ?? null,
          last_answer_at: feed.lastAnswerAt?.toISOString() ?? null,
          next_attempt_at: feed.nextAt.toISOString(),
        },
      }
    },
  )

  app.post(
    '/feed/replay',
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'replayPracticeFeed',
        summary: 'Has everything told again that happened since, each event with the id it had',
        description: 'By a key with the scope `feed`. `not_found` where the facility has no feed.',
        body: FeedReplay,
        response: { 200: Data(Type.Object({ events: Type.Integer({ minimum: 0 }) })) },
      },
    },
    async (request) => {
      const { facility } = await keyOf(request, 'feed', replayCost)
      const repository = createFeedRepository(app.db, facility.id, { secret: app.secret, now: app.clock() })
      const events = await repository.replay(new Date(request.body.since))
      if (events === undefined) throw problem('not_found')
      void app.practiceFeeds.deliver().catch(() => {})
      return { data: { events } }
    },
  )
}
