import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOfLeaving, expiredSessionCookie, hasCookie, loginTriedCookie } from '#contract/cookies'
import { loginTarget } from '#contract/external-page'
import { expiryLeadsTo } from '#contract/partner-redirect'

type Page = {
  screen: string
  locale: string
  basePath: string
  /** `?key=…` where the host does not decide the tenant, else empty. */
  keyQuery: string
}

/**
 * Redirects a visitor whose session with a designated partner has ended (S03): to the partner's login, else to the notice.
 * Undefined where the visitor may stay. Nobody is redirected twice within a minute, whatever the login does.
 */
export function leaveExpired(
  request: FastifyRequest,
  reply: FastifyReply,
  { screen, locale, basePath, keyQuery }: Page,
): FastifyReply | undefined {
  const { code, configuration } = request.tenant
  const { cookie } = request.headers
  const login = loginTarget(configuration)
  const address = login?.kind === 'path' ? `${basePath}/${locale}${login.path}${keyQuery}` : login?.href
  const [here] = request.url.split('?')
  const leadsTo = expiryLeadsTo({
    isDesignated: request.server.config.expiredSessionPartners.includes(code),
    hasExpired: hasCookie(cookie, expiredSessionCookie(code)),
    hasTried: hasCookie(cookie, loginTriedCookie(code)),
    hasLogin: address !== undefined,
    isThereAlready: screen === 'token-expired' || here === address?.split('?')[0],
  })
  if (!leadsTo) return undefined
  reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' })
  if (leadsTo === 'notice' || address === undefined) return reply.redirect(`${basePath}/token-expired${keyQuery}`, 302)
  return reply.header('set-cookie', cookiesOfLeaving(code, basePath)).redirect(address, 302)
}
