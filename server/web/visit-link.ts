import type { FastifyInstance } from 'fastify'
import type { VisitLink } from '#server/domain/appointments/notify-with-link'
import { localeOf } from '#server/messages/visit-messages'
import { defaultTenantCode, type Tenant } from '#server/tenants/tenant'
import { originOfTenant } from './origin.ts'

/** Addresses that open visits of a tenant, for messages that no call leads to. */
export function visitLinkOf(app: Pick<FastifyInstance, 'config' | 'server'>, { code, hosts }: Tenant): VisitLink {
  const { origin, isOwn } = originOfTenant(app, hosts)
  const key = isOwn || code === defaultTenantCode ? '' : `?key=${encodeURIComponent(code)}`
  return ({ language, country, appointmentNumber, token }) =>
    `${origin}${app.config.basePath}/${localeOf(language, country).prefix}/appointment-detail/${appointmentNumber}${key}#${token}`
}
