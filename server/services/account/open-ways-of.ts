import type { FastifyRequest } from 'fastify'
import { socialProviders } from '#contract/social-providers'
import type { OpenWays } from '#server/domain/accounts/ways-in'

/** By what patients of the tenant of a call can sign in at present, beside phone and passkey. */
export function openWaysOf({ server, tenant }: FastifyRequest): OpenWays {
  const sites = server.socialSites(tenant.code)
  return {
    sendsMail: server.mail !== undefined,
    providers: [
      ...(tenant.configuration.partner_sign_in ? (['partner'] as const) : []),
      ...socialProviders.filter((provider) => sites[provider]),
    ],
  }
}
