import type { FastifyRequest } from 'fastify'
import { isStaffSessionOpen, type StaffSession } from '#server/domain/staff/staff-sessions'
import { minutesAfter } from '#server/domain/staff/staff-rules'
import { createTickets } from '#server/domain/staff/tickets'
import { homeOf } from '../staff-cookie.ts'

/** How long a preview is shown by one address, in minutes. */
const lasting = 15

/** The schemes in which a preview is shown. */
const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]
export const isScheme = (text: string): text is Scheme => schemes.some((scheme) => scheme === text)

/** Where a session sees what is not published yet, for a while: it is in no header, and in no address of anybody else. */
export function openPreview({ server, tenant }: FastifyRequest, { id }: StaffSession) {
  const now = server.clock()
  const ticket = createTickets(server.secret).give({ purpose: 'preview', subject: id, tag: tenant.code }, now, lasting)
  return {
    address: `${server.config.basePath}${homeOf(tenant.code)}/preview/${ticket}`,
    expires_at: minutesAfter(now, lasting).toISOString(),
  }
}

/** Whether a ticket opens the preview of a request's tenant: it is not too old, and its session goes on. */
export async function isPreviewOpen({ server, tenant }: FastifyRequest, text: string): Promise<boolean> {
  const now = server.clock()
  const ticket = createTickets(server.secret).read('preview', text, now)
  if (ticket?.tag !== tenant.code) return false
  return isStaffSessionOpen(server.db, { tenantCode: tenant.code, id: ticket.subject, now })
}
