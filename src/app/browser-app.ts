import type { Apis } from '#src/api/apis.ts'
import { locales } from '#contract/locale'
import type { InitData } from '#contract/tenant'
import { matchBare, matchLocalised } from '#src/routes/match.ts'
import { screenSource } from '#src/routes/screens.ts'
import { deviceNow, followServer } from '#src/clock/server-time.ts'
import { appData } from '#src/storage/app-data.ts'
import type { AppContext } from './context.ts'
import { createApp } from './create-app.ts'
import { tellNetworkOutcome } from './network-outcome.ts'
import type { PageData } from './page-data.ts'

/** The context of this page load, with the words of its first page ready. */
export async function startBrowserApp(told: PageData, path: string): Promise<AppContext> {
  const data = { ...told, init: await usableInit(told) }
  const { build: _, queries: __, ...known } = data
  const app = createApp(
    known,
    once(() => loadApis(data)),
  )
  await app.intl.load('app', ...cataloguesOf(data, path))
  return app
}

/** What the document says, else what is kept of an earlier visit; without either there is nothing to show (E02). */
async function usableInit({ init, tenant, locale, basePath }: PageData): Promise<InitData> {
  if (hasConfiguration(init)) return init
  const kept = await appData(tenant).read(locale)
  if (kept) return kept
  window.location.replace(`${basePath}/maintenance`)
  return new Promise(() => {})
}

/** A wrong answer may lack what the type promises. */
const hasConfiguration = (init: { settings?: { whitelabel_configs?: unknown } } | undefined) =>
  init?.settings?.whitelabel_configs !== undefined

async function loadApis({ origin: _, basePath, tenant, locale, init }: PageData): Promise<Apis> {
  const [{ createApis }, { createClock }, { clockRecord }] = await Promise.all([
    import('#src/api/apis.ts'),
    import('#src/api/signing/clock.ts'),
    import('#src/storage/clock-record.ts'),
  ])
  const known = locales[locale]
  return createApis({
    origin: window.location.origin,
    basePath,
    clientKey: tenant,
    serviceUrls: init.service_url,
    extraHeaders: init.headers,
    searchRadius: init.search_radius,
    // What an earlier page learned of the server's time counts for this one too (H10).
    clock: createClock(clockRecord(tenant, { basePath, page: document }), deviceNow, followServer),
    onOutcome: tellNetworkOutcome,
    ...(known ? { locale: known } : {}),
  })
}

function cataloguesOf({ basePath, locale }: PageData, path: string): readonly string[] {
  const inApp = path.slice(basePath.length)
  const isLocalised = inApp === `/${locale}` || inApp.startsWith(`/${locale}/`)
  const match = isLocalised ? matchLocalised(inApp.slice(locale.length + 1)) : matchBare(inApp)
  return ['states', ...(match ? screenSource(match.screen).catalogues : [])]
}

/** Asked once; a failed load is tried anew at the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
