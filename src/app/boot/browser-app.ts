import type { Apis } from '#src/api/apis.ts'
import { loadPart } from '#src/page-load/lost-part.ts'
import type { InitData } from '#contract/tenant'
import { matchBare, matchLocalised } from '#src/routes/match.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { screenSource } from '#src/routes/screens.ts'
import { appData } from '#src/storage/app-data.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createApp } from '../create-app.ts'
import type { PageData } from '#src/context/page-data.ts'

/**
 * The context of this page load, with the texts of its first page loaded, and with what `fill` puts into it meanwhile: a patient's own page has
 * none of that, and does not wait for it.
 */
export async function startBrowserApp(
  pageData: PageData,
  path: string,
  fill: (app: AppContext) => Promise<void> | undefined,
): Promise<AppContext> {
  const data = { ...pageData, init: await usableInit(pageData) }
  const { queries: _, ...known } = data
  const app: AppContext = createApp(
    known,
    once(() => loadApis(data, app)),
  )
  const screen = screenOf(data, path)
  const source = screen && screenSource(screen)
  const filled = fill(app)
  // On its way beside the texts; whether it fails, its loader says.
  void source?.route().then(
    ({ early }) => filled && early?.(app),
    () => undefined,
  )
  await app.intl.load('app', 'states', ...(source?.catalogues ?? []))
  const section = screen && screenTable[screen].section
  if (section !== 'account' && section !== 'appointments') await filled
  return app
}

/** The init data of the document, else that stored by an earlier visit; without either there is nothing to show (E02). */
async function usableInit({ init, tenant, locale, basePath }: PageData): Promise<InitData> {
  if (hasConfiguration(init)) return init
  const kept = await appData(tenant).read(locale)
  if (kept) return kept
  window.location.replace(`${basePath}/maintenance`)
  return new Promise(() => {})
}

/** An invalid answer may lack what the type promises. */
const hasConfiguration = (init: { settings?: { whitelabel_configs?: unknown } } | undefined) =>
  init?.settings?.whitelabel_configs !== undefined

async function loadApis(data: PageData, app: AppContext): Promise<Apis> {
  const { openApis } = await loadPart(() => import('./open-apis.ts'))
  return openApis(data, app)
}

function screenOf({ basePath, locale }: PageData, path: string) {
  const inApp = path.slice(basePath.length)
  const isLocalised = inApp === `/${locale}` || inApp.startsWith(`/${locale}/`)
  return (isLocalised ? matchLocalised(inApp.slice(locale.length + 1)) : matchBare(inApp))?.screen
}

/** Runs `load` once; after a failure it is run again at the next call. */
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
