import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { sentMessages } from '#server/db/schema/requests'
import { inboxPage, inboxPolicy } from './inbox-page.ts'

const mostShown = 50

/**
 * `/demo/inbox`: the demo's text messages and mails, for trying the product without a phone. Registered in demo mode only. Where the host
 * or `key` names a tenant only its messages are shown.
 */
export const demoInbox: FastifyPluginAsync = async (app) => {
  app.get('/demo/inbox', { schema: { hide: true } }, async (request, reply) => {
    const only = request.isTenantNamed ? eq(sentMessages.tenantCode, request.tenant.code) : undefined
    const messages = await app.db
      .select()
      .from(sentMessages)
      .where(only)
      .orderBy(desc(sentMessages.id))
      .limit(mostShown)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', inboxPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(inboxPage(messages))
  })
}
