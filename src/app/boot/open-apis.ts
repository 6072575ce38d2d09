import { onlineManager } from '@tanstack/react-query'
import { locales } from '#contract/locale'
import { createApis, type Apis } from '#src/api/apis.ts'
import { isReached } from '#src/api/reach.ts'
import { createClock } from '#src/api/signing/clock.ts'
import { deviceNow, followServer } from '#src/clock/server-time.ts'
import { clockRecord } from '#src/storage/clock-record.ts'
import { createConnection } from './connection.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { PageData } from '#src/context/page-data.ts'
import { openSession } from './open-session.ts'

/** All calls of this page; their outcomes also tell whether there is a network. Browser only. */
export function openApis({ basePath, tenant, locale, init }: PageData, app: AppContext): Apis {
  const known = locales[locale]
  const environment = {
    origin: window.location.origin,
    basePath,
    clientKey: tenant,
    serviceUrls: init.service_url,
    extraHeaders: init.headers,
    searchRadius: init.search_radius,
    // A difference measured by an earlier page is valid for this one too (H10).
    clock: createClock(clockRecord(tenant, { basePath, page: document }), deviceNow, followServer),
    ...(known ? { locale: known } : {}),
  }
  const connection = createConnection({
    isReached: () => isReached(environment),
    online: onlineManager,
    later: (work, milliseconds) => {
      const timer = setTimeout(() => isSeen() && work(), milliseconds)
      return () => clearTimeout(timer)
    },
  })
  document.addEventListener('visibilitychange', () => isSeen() && connection.seen())
  const apis: Apis = createApis({
    ...environment,
    session: openSession(app, async () => apis),
    onOutcome: (outcome) => connection.heard(outcome === 'answered'),
  })
  return apis
}

const isSeen = () => document.visibilityState === 'visible'
