import { createActor } from 'xstate'
import { cookiesOfLeaving, expiredSessionCookie, hasCookie, loginTriedCookie } from '#contract/cookies'
import { loginTarget } from '#contract/external-page'
import type { ExpiryFacts } from '#contract/partner-redirect'
import { partnerRedirectMachine } from '#machines/session/partner-redirect.machine'
import { now } from '#src/clock/server-time.ts'
import { createLinks } from '#src/routes/links.ts'
import { oweSignOut } from '#src/session/owe-sign-out.ts'
import { quietDevice } from '#src/session/quiet-device.ts'
import { sessionData } from '#src/session/session-data.ts'
import { sessionStore } from '#src/session/session-store.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from './create-router.tsx'

/**
 * Redirects a visitor of a designated partner whose session has ended to the partner's login (S03): at the start, after each
 * change of page, and when the page becomes visible again. The server does the same for documents; this covers pages from the
 * device.
 */
export function watchPartnerSession(app: AppContext, router: AppRouter): void {
  const { basePath, init, tenant } = app
  // A patient's session here ends with the partner's.
  const leave = async (to: string) => {
    try {
      const patient = await sessionStore(tenant).patient()
      if (patient) await oweSignOut(app, patient)
      await quietDevice(app)
      await sessionData(tenant, app).expire(new Date(now()))
    } finally {
      window.location.replace(to)
    }
  }
  const links = createLinks(app)
  const login = loginTarget(init.settings.whitelabel_configs)
  const address = login?.kind === 'path' ? links.path(login.path) : login?.href

  const actor = createActor(
    partnerRedirectMachine.provide({
      actions: {
        leaveForLogin: () => {
          for (const cookie of cookiesOfLeaving(tenant, basePath)) document.cookie = cookie
          if (address) void leave(address)
        },
        leaveForNotice: () => void leave(links.bare('token-expired')),
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

/** Compared without queries: a login may have a return address in its query. */
const isSamePlace = (address: string | undefined, here: string) =>
  address !== undefined && new URL(address, here).href.split('?')[0] === here.split('?')[0]
