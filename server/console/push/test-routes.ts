import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { TestAddress, TestDevice, TestDeviceRequest, TestMessageRequest } from '#contract/console/push-test'
import { Done } from '#contract/console/staff'
import { Data } from '#contract/wire'
import { tenants } from '#server/db/schema/tenants'
import { expectedToken, readToken } from '#server/domain/devices/read-token'
import { noteStaffEvent, testDeviceKind } from '#server/domain/staff/staff-events'
import { problem } from '#server/errors'
import { localeOf } from '#server/messages/visit-messages'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from '#server/services/account/address-limit'
import type { Tenant } from '#server/tenants/tenant'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'
import { configOf, pathOf } from '../console-call.ts'
import { momentOf, requireStaff } from '../entrance.ts'
import { sampleVisit } from './sample-visit.ts'
import { testMessage } from './test-message.ts'

/** Messages to try, and addresses for a phone, that an IP address may ask for in a minute. */
const [mostMessages, mostAddresses] = [10, 10]

/** Trying messages on a phone of one's own. */
export const testRoutes: ServicePlugin = async (app) => {
  const devices = app.testDevices

  app.get(
    pathOf('testDevice'),
    { schema: { response: { 200: Data(TestDevice) } }, config: configOf('testDevice') },
    async (request) => ({ data: await viewOf(request) }),
  )

  app.post(
    pathOf('offerTestDevice'),
    {
      schema: { response: { 200: Data(TestAddress) } },
      config: { ...configOf('offerTestDevice'), rateLimit: { max: mostAddresses } },
    },
    async (request) => {
      const { tenant } = request
      if (!(await isPushOn(tenant))) throw problem('not_found')
      const { token, expiresAt } = await devices.offer(memberOf(request), app.clock())
      const { prefix } = localeOf(request.language, tenant.configuration.country_code)
      // Behind the #, where no server and no other site reads it.
      const address = `${originOf(request)}${app.config.basePath}/${prefix}/start${keyQueryOf(request)}#try-push=${token}`
      return { data: { address, expires_at: expiresAt.toISOString() } }
    },
  )

  app.delete(
    pathOf('forgetTestDevice'),
    { schema: { response: { 200: Data(Done) } }, config: configOf('forgetTestDevice') },
    async (request) => {
      await devices.forget(memberOf(request))
      return { data: { done: true as const } }
    },
  )

  app.post(
    pathOf('sendTest'),
    {
      schema: { body: TestMessageRequest, response: { 200: Data(TestDevice) } },
      config: { ...configOf('sendTest'), rateLimit: { max: mostMessages } },
    },
    async (request) => {
      const { tenant, body } = request
      const member = memberOf(request)
      const reached = await devices.reach(member, app.clock())
      if (!reached || !tenant.configuration.push_enabled) throw problem('gone')
      const report = await devices.noteSending(member, app.clock())
      const sample = sampleVisit(tenant, body.language, app.clock())
      // A service that reads what it carries is given no details, here as everywhere.
      const wanted = reached.service === 'web-push' ? body : { ...body, kind: 'brief' as const }
      const message = await testMessage(app.db, tenant, wanted, { sample, ...reached, report })
      const target = { tenantCode: tenant.code, token: reached.token }
      const outcome = await app.pushGateways[reached.service].send(target, message).catch(() => 'failed' as const)
      await devices.noteOutcome(member, outcome)
      const actor = requireStaff(request)
      const tenantCode = tenant.code
      const moment = momentOf(request)
      // Of interest is what it was tried on; where it was pressed the sign-in says.
      const device = (await testDeviceKind(app.db, { tenantCode, actor })) ?? moment.device
      await noteStaffEvent(app.db, { tenantCode, kind: 'test_sent', actor, ...moment, device })
      return { data: await viewOf(request) }
    },
  )

  app.post(
    pathOf('registerTestDevice'),
    {
      schema: { body: TestDeviceRequest, response: { 200: Data(Done) } },
      config: { ...configOf('registerTestDevice'), rateLimit: addressLimit(app) },
    },
    async (request) => {
      const { tenant, body } = request
      const { notification_service: service } = body
      const token = readToken(tenant, service, body.device, app.config.pushHosts)
      if (token === undefined)
        throw problem('validation_failed', { fields: [{ path: '/device', message: expectedToken[service] }] })
      const place = { home: originOf(request) + app.config.basePath, query: keyQueryOf(request) }
      const opened = { tenantCode: tenant.code, token: body.token }
      const owner = await devices.register(opened, { service, token, ...place }, app.clock())
      if (!owner) throw problem('gone')
      const event = { tenantCode: tenant.code, kind: 'test_device_added', actor: owner } as const
      await noteStaffEvent(app.db, { ...event, ...momentOf(request) })
      return { data: { done: true as const } }
    },
  )

  /** As it is published: the page asks at once, and a server hears of it a moment later. */
  async function isPushOn({ code }: Tenant): Promise<boolean> {
    const rows = await app.db
      .select({ configuration: tenants.configuration })
      .from(tenants)
      .where(eq(tenants.code, code))
    return rows[0]?.configuration.push_enabled === true
  }

  async function viewOf(request: FastifyRequest): Promise<TestDevice> {
    if (!(await isPushOn(request.tenant))) return { state: 'off' }
    const row = await devices.find(memberOf(request), app.clock())
    if (!row) return { state: 'none' }
    const outcome = row.failure ?? (row.isDelivered ? 'delivered' : 'unreported')
    return {
      ...{ state: row.token ? 'there' : 'waiting', expires_at: row.expiresAt.toISOString() },
      ...(row.sentAt && { last: { at: row.sentAt.toISOString(), outcome } }),
    }
  }
}

const memberOf = (request: FastifyRequest) => ({
  tenantCode: request.tenant.code,
  memberId: requireStaff(request).memberId,
})
