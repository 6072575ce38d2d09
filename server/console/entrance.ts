import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { consoleCalls, consoleHeader, quietCall, type ConsoleCallName } from '#contract/console/calls'
import { mayAct } from '#contract/console/roles'
import { useStaffSession, type StaffSession } from '#server/domain/staff/staff-sessions'
import { problem } from '#server/errors'
import { readLanguage } from '#server/plugins/gateway/locale'
import { deviceOf } from '#server/services/account/device-of'
import type { Tenant } from '#server/tenants/tenant'
import { readStaffCookie, setStaffCookie } from './staff-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of a partner's staff makes the call; null where it needs nobody. */
    staff: StaffSession | null
  }
}

/**
 * Lets a call of the console in, before its body is read: the tenant of its path answers at this host (else 404), the call comes from our own
 * page (else 403), somebody is signed in (else 401 with why not), and their role may make it (else 403). Which call needs whom is said by the
 * contract.
 */
export const entrance = fp(
  async (app) => {
    app.decorateRequest('staff', null)
    app.addHook('onRequest', async (request, reply) => {
      const name = request.routeOptions.config.consoleCall
      if (request.is404 || name === undefined) return
      request.tenant = await tenantOfPath(request)
      refuseOtherSites(request)
      request.language = readLanguage(request.headers['accept-language'])
      const { role } = consoleCalls[name]
      if (role === 'none') return
      const token = readStaffCookie(request)
      if (token === undefined) throw problem('unauthenticated', { details: { reason: 'none' } })
      const shown = { tenantCode: request.tenant.code, token, device: deviceOf(request), now: app.clock() }
      const isPress = !silent.has(name) && request.headers[consoleHeader.toLowerCase()] !== quietCall
      const found = await useStaffSession(app.db, { ...shown, isPress })
      if ('none' in found) throw problem('unauthenticated', { details: { reason: found.none } })
      request.staff = found.session
      if (found.next !== undefined) setStaffCookie(request, reply, found.next)
      if (!mayAct(found.session.role, role)) throw problem('forbidden')
    })
  },
  { name: 'console-entrance', dependencies: ['tenants', 'entrance'] },
)

/** Calls that a page makes by itself: they put no session's end off. */
const silent: ReadonlySet<ConsoleCallName> = new Set<ConsoleCallName>(['sessionState', 'openPreview'])

/** Who makes a call that needs somebody. */
export function requireStaff({ staff }: FastifyRequest): StaffSession {
  if (!staff) throw problem('unauthenticated', { details: { reason: 'none' } })
  return staff
}

/** When, and on what kind of device, a call is made. */
export const momentOf = (request: FastifyRequest) => ({ device: deviceOf(request), now: request.server.clock() })

/** The tenant that the path names, at a host that is not another's. Throws `not_found`. */
export async function tenantOfPath({ params, server, namedHost }: FastifyRequest): Promise<Tenant> {
  const { code } = params as { code: string }
  const hosted = await server.tenants.findByHost(namedHost?.name)
  const isElsewhere = hosted ? hosted.code !== code : await server.tenants.isHeldBack(namedHost?.name)
  const tenant = isElsewhere ? undefined : await server.tenants.find(code)
  if (!tenant) throw problem('not_found')
  return tenant
}

/**
 * The cookie is sent to our own pages alone (`SameSite=Strict`); a page of a neighbouring host counts as the same site, and is refused here.
 * No page of another origin can send the header without being asked about, which nobody answers.
 */
function refuseOtherSites({ headers, scheme, host, server }: FastifyRequest): void {
  const own = [`${scheme}://${host}`, server.config.publicOrigin ?? ''].map(hostIn)
  const { origin, 'sec-fetch-site': site } = headers
  const isForeign = origin !== undefined && !own.includes(hostIn(origin) ?? 'none')
  const isOther = site !== undefined && site !== 'same-origin'
  if (headers[consoleHeader.toLowerCase()] === undefined || isForeign || isOther) throw problem('forbidden')
}

/** The host of an origin, without a port that goes without saying. */
const hostIn = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
