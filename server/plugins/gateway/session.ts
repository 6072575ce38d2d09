import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'
import { problem } from '#server/errors'
import {
  createSessionRepository,
  type GuestSession,
  type PatientSession,
  type Session,
} from '#server/domain/sessions/session-repository'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session, or null: without a token, or with a guest token that is not valid here. */
    session: Session | null
  }
}

/**
 * Finds the session of a call: a patient's bearer token, or the guest token of a verified phone. An invalid bearer token is
 * answered 401 everywhere; one of another tenant with `tenant_mismatch`. A guest token of another tenant counts as none.
 */
export default fp(
  async (api) => {
    api.decorateRequest('session', null)
    api.addHook('onRequest', async (request) => {
      if (request.is404) return
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      request.session = bearer ? await patientSession(api, request, bearer) : await findGuestSession(request)
    })
  },
  { name: 'session', dependencies: ['tenant'] },
)

/** The signed-in patient's session. Throws `unauthenticated`. */
export function requirePatient({ session }: FastifyRequest): PatientSession {
  if (session?.kind !== 'patient') throw problem('unauthenticated')
  return session
}

async function patientSession(api: FastifyInstance, request: FastifyRequest, token: string): Promise<PatientSession> {
  const found = await createSessionRepository(api.db).find(token, api.clock())
  if (found?.session.kind !== 'patient') throw problem('unauthenticated')
  if (found.tenantCode !== request.tenant.code) {
    const own = await api.tenants.find(found.tenantCode)
    if (request.isTenantNamed || !own) throw problem('tenant_mismatch')
    request.tenant = own
  }
  return found.session
}

/** The session of the guest token of a call, which may have a patient's bearer beside it; null where it is not valid here. */
export async function findGuestSession(request: FastifyRequest): Promise<GuestSession | null> {
  const token = request.headers[headers.guestToken.toLowerCase()]
  if (typeof token !== 'string' || token === '') return null
  const { db, clock } = request.server
  const found = await createSessionRepository(db).find(token, clock())
  return found?.session.kind === 'guest' && found.tenantCode === request.tenant.code ? found.session : null
}
