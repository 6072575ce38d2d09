import type { FastifyRequest } from 'fastify'
import type { StaffSession as View } from '#contract/console/staff'
import { countRecoveryCodes } from '#server/domain/staff/recovery-codes'
import { useStaffSession, type StaffSession } from '#server/domain/staff/staff-sessions'
import { problem } from '#server/errors'
import { momentOf } from './entrance.ts'

/** A session as its page sees it: by what was found of the call, or by the token of one that was just opened. */
export async function sessionView(request: FastifyRequest, opened: string | StaffSession): Promise<View> {
  const session = typeof opened === 'string' ? await sessionOf(request, opened) : opened
  const { memberId, name, email, role, expiresAt } = session
  const left = await countRecoveryCodes(request.server.db, memberId)
  return { id: memberId, name, email, role, expires_at: expiresAt.toISOString(), recovery_codes_left: left }
}

async function sessionOf(request: FastifyRequest, token: string): Promise<StaffSession> {
  const { server, tenant } = request
  const shown = { tenantCode: tenant.code, token, ...momentOf(request), isPress: false }
  const found = await useStaffSession(server.db, shown)
  if ('none' in found) throw problem('unauthenticated', { details: { reason: found.none } })
  return found.session
}
