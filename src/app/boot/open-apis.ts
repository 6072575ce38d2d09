import { onlineManager } from '@tanstack/react-query'
import { locales } from '#contract/locale'
import { createApis, type Apis } from '#src/api/apis.ts'
import { isReached } from '#src/api/reach.ts'
import { createClock } from '#src/api/signing/clock.ts'
import { deviceNow, followServer } from '#src/clock/server-time.ts'
import { clockRecord } from '#src/storage/clock-record.ts'
import { createConnection } from './connection.ts'
import type { PageData } from '#src/context/page-data.ts'

/** Every call of this page, whose ends tell whether there is a network. Browser only. */
export function openApis({ basePath, tenant, locale, init }: PageData): Apis {
  const known = locales[locale]
  const environment = {
    origin: window.location.origin,
    basePath,
    clientKey: tenant,
    serviceUrls: init.service_url,
    extraHeaders: init.headers,
    searchRadius: init.search_radius,
    // What an earlier page learned of the server's time counts for this one too (H10).
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
  return createApis({ ...environment, onOutcome: (outcome) => connection.heard(outcome === 'answered') })
}

const isSeen = () => document.visibilityState === 'visible'
