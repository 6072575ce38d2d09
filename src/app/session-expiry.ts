import { createActor } from 'xstate'
import { cookiesOfLeaving, expiredSessionCookie, hasCookie, loginTriedCookie } from '#contract/cookies'
import { loginTarget } from '#contract/external-page'
import type { ExpiryFacts } from '#contract/session-expiry'
import { sessionExpiryMachine } from '#machines/session-expiry/session-expiry.machine'
import { createLinks } from '#src/routes/links.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from './create-router.tsx'

/**
 * Sends a visitor of a designated partner whose session has ended to the partner's login (S03): at the start, after each change
 * of page, and when the page is looked at again. The server does the same for documents; this is for pages that came from the
 * device.
 */
export function watchSessionExpiry(app: AppContext, router: AppRouter): void {
  const { basePath, init, tenant } = app
  const links = createLinks(app)
  const login = loginTarget(init.settings.whitelabel_configs)
  const address = login?.kind === 'path' ? links.path(login.path) : login?.href

  const actor = createActor(
    sessionExpiryMachine.provide({
      actions: {
        leaveForLogin: () => {
          for (const cookie of cookiesOfLeaving(tenant, basePath)) document.cookie = cookie
          if (address) window.location.replace(address)
        },
        leaveForNotice: () => window.location.replace(links.bare('token-expired')),
      },
    }),
  ).start()

  const look = () => {
    const { pathname, href } = window.location
    const facts: ExpiryFacts = {
      isDesignated: true,
      hasExpired: hasCookie(document.cookie, expiredSessionCookie(tenant)),
      hasTried: hasCookie(document.cookie, loginTriedCookie(tenant)),
      hasLogin: address !== undefined,
      isThereAlready: pathname === `${basePath}/token-expired` || isSamePlace(address, href),
    }
    actor.send({ type: 'page.seen', facts })
  }
  look()
  router.subscribe('onResolved', look)
  document.addEventListener('visibilitychange', look)
}

/** Without their queries: a login may be asked where to lead back to. */
const isSamePlace = (address: string | undefined, here: string) =>
  address !== undefined && new URL(address, here).href.split('?')[0] === here.split('?')[0]
