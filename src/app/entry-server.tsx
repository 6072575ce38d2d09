import { dehydrate } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { maintenanceNeeded, serviceAway, type RenderedPage, type Renderer, type Visit } from '#contract/rendering'
import { locales, type Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import { assetAddress } from '#contract/tenant-assets'
import { createApis } from '#src/api/apis.ts'
import type { LocaleApi } from '#src/api/locale-api.ts'
import { modules as catalogueModules, type Compiled } from '#src/i18n/compiled.ts'
import { usableTexts } from '#src/i18n/usable-texts.ts'
import { screenSource } from '#src/routes/screens.ts'
import type { Screen } from '#src/routes/screen-table.ts'
import { resolve } from '#src/routes/resolve.ts'
import { preloadParts } from '#src/shell/lazy-parts.tsx'
import { loadShellContent } from '#src/shell/shell-content.ts'
import { tenantStyle } from '#src/theme/style.ts'
import { appFacts } from './app-facts.ts'
import { createApp } from './create-app.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createAppRouter } from './create-router.tsx'
import { writeDocument, type DocumentParts } from './ssr/document.ts'
import { neutralInit, neutralTenant } from '#src/context/neutral-init.ts'
import { offeredLocales } from '#src/context/offered-locales.ts'
import { pageAddress } from './ssr/page-address.ts'
import { pageHead } from './head/page-head.ts'
import type { PageData } from '#src/context/page-data.ts'
import { renderWhole } from './ssr/render-whole.ts'
import { tenantHead } from './head/tenant-head.ts'
import { tenantIcon } from './ssr/tenant-icon.ts'
import { webManifest } from './ssr/web-manifest.ts'

/** The interface of the app to the server; the build gives it to the server as one file. */
export const renderer: Renderer = {
  facts: appFacts,

  resolve,

  async renderPage(visit) {
    const app = await startApp(visit)
    return renderApp(app, visit)
  },

  async renderShell(visit) {
    const app = await startApp(visit)
    const { name } = app.init.settings.whitelabel_configs
    const html = document(app, visit, {
      title: name[app.locale.language] ?? name.en,
      pageTags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
      isShell: true,
      // What names the page of a patient's own is on its way before the app asks for it.
      modules: ['src/app/boot/restore-answers.ts', 'src/routes/account-pages.ts', ...textsOf(app.locale.language)],
      body: '',
    })
    return { kind: 'document', status: 200, html: `<!DOCTYPE html>${html}` }
  },

  async renderMaintenance({
    tenant = neutralTenant,
    keyInUrl = false,
    isStandIn = false,
    isServerEmpty = false,
    ...visit
  }) {
    const whole: Visit = { ...visit, tenant, keyInUrl }
    const own = tenant === neutralTenant ? undefined : await startMaintenance(whole).catch(() => undefined)
    if (own) return renderApp({ ...own, isStandIn }, whole)
    const neutral: Visit = { ...whole, tenant: neutralTenant, keyInUrl: false }
    const init = isServerEmpty
      ? { ...neutralInit, capabilities: { ...neutralInit.capabilities, empty: true } }
      : neutralInit
    const app = await readyApp(neutral, { init, countries: [] })
    return { ...(await renderApp({ ...app, isStandIn }, neutral)), status: 503 }
  },

  addressOf: pageAddress,

  renderIcon: tenantIcon,

  renderStyle: ({ code, theme }, basePath, assets) =>
    tenantStyle(theme, { basePath, assetAddress: (name) => assetAddress({ basePath, code, assets }, name) }),

  async renderManifest(visit) {
    const app = await startApp(visit)
    await app.intl.load('manifest')
    return webManifest(app)
  },
}

/**
 * The context of one request, with the tenant's data for the document. An address in a locale that the tenant does not offer
 * does not exist (T06); its 404 page is in the tenant's default locale.
 */
async function startApp(visit: Visit): Promise<AppContext> {
  const { locale: api } = createApis(environmentOf(visit))
  const answers = await Promise.all([api.init(), api.countriesLanguages(), ownWords(api, visit)]).catch(
    async (cause: unknown) => {
      const offered = isRefused(cause) ? await firstOffered(visit) : undefined
      if (offered && offered !== visit.locale) return startApp({ ...visit, locale: offered })
      throw new Error(isAway(cause) ? serviceAway : maintenanceNeeded, { cause })
    },
  )
  if (!Array.isArray(answers)) return answers
  const [init, countries, texts] = answers
  const app = await readyApp(visit, { init, countries, ...texts })
  await Promise.all([loadShellContent(app), preloadParts()])
  return app
}

/** The same for the maintenance page, with the data that is available: it is shown while the rest is not. */
async function startMaintenance(visit: Visit): Promise<AppContext> {
  const { locale: api } = createApis(environmentOf(visit))
  const [init, countries, texts] = await Promise.all([
    api.init(),
    api.countriesLanguages().catch(() => []),
    ownWords(api, visit).catch(() => ({})),
  ])
  return readyApp(visit, { init, countries, ...texts })
}

/** A page is shown without the tenant's own texts, unless these will be available in a moment. */
async function ownWords(api: LocaleApi, { locale }: Visit): Promise<Pick<PageData, 'texts'>> {
  const lang = locales[locale]?.language
  if (lang === undefined) return {}
  const translated = (await api.translation({ lang }).catch((cause: unknown) => {
    if (isAway(cause)) throw cause
    return {}
  })) as Compiled
  const texts = await usableTexts(lang, translated)
  return Object.keys(texts).length > 0 ? { texts } : {}
}

/** The request is valid: it can succeed later. */
const isAway = (cause: unknown) => cause instanceof Problem && ['unavailable', 'timeout'].includes(cause.code)

const isRefused = (cause: unknown) => cause instanceof Problem && cause.code === 'validation_failed'

/** Requested in the default country, which is used for calls without a locale (K09). */
async function firstOffered({ origin, basePath, tenant, dispatch }: Visit): Promise<string | undefined> {
  const { locale: api } = createApis({ origin, basePath, clientKey: tenant, dispatch })
  const init = await api.init().catch(() => undefined)
  return init && offeredLocales(init.settings.whitelabel_configs)[0]?.prefix
}

async function readyApp(visit: Visit, known: Pick<PageData, 'init' | 'countries' | 'texts'>): Promise<AppContext> {
  const { origin, basePath, tenant, keyInUrl, locale } = visit
  // A platform that does not know the tenant may answer with an empty object (E02, S04).
  const { settings } = known.init as { settings?: { whitelabel_configs?: unknown } }
  if (!settings?.whitelabel_configs) throw new Error(maintenanceNeeded)
  const apis = createApis({
    ...environmentOf(visit),
    extraHeaders: known.init.headers,
    searchRadius: known.init.search_radius,
  })
  const app = createApp({ origin, basePath, tenant, keyInUrl, locale, ...known }, async () => apis)
  await app.intl.load('app', 'states')
  return app
}

const environmentOf = ({ origin, basePath, tenant, locale, dispatch }: Visit) => ({
  origin,
  basePath,
  clientKey: tenant,
  dispatch,
  ...(locales[locale] ? { locale: locales[locale] } : {}),
})

/** Modules and texts that hydrating a page needs, so that the browser requests all of them at once. */
const modulesOf = (screen: Screen, language: Language) => {
  const { module, catalogues } = screenSource(screen)
  return [module, ...textsOf(language, ...catalogues)]
}

/** Modules of the texts that every page needs, and of these catalogues. */
const textsOf = (language: Language, ...catalogues: readonly string[]) =>
  ['app', 'states', ...catalogues].flatMap((catalogue) => catalogueModules[`${language}/${catalogue}`] ?? [])

async function renderApp(app: AppContext, visit: Visit): Promise<RenderedPage> {
  const request = new Request(new URL(`${visit.basePath}${visit.address}`, visit.origin))
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ app, nonce: visit.nonce }) })
  const answer = await handle(async ({ router }) => {
    const head = await pageHead(router, app)
    const screen = router.state.matches.at(-1)?.staticData.page?.screen ?? 'not-found'
    for (const { error } of router.state.matches) {
      if (error !== undefined && !isNotFound(error)) visit.onFailure(error)
      if (isAway(error)) throw new Error(serviceAway, { cause: error })
    }
    const body = await renderWhole(<RouterServer router={router} />, visit.onFailure)
    const isStill = app.isStandIn ?? false
    const parts = { ...head, pageTags: head.tags, modules: modulesOf(screen, app.locale.language), body, isStill }
    const html = document(app, visit, parts)
    const whole = isStill ? `<!DOCTYPE html>${html}` : await transformHtmlStringWithRouter(router, html)
    return new Response(whole, { status: getSsrStatus(router) })
  })
  const location = answer.headers.get('location')
  if (location) return { kind: 'redirect', status: answer.status, location }
  const queries = app.queryClient.getQueryCache().getAll()
  return {
    kind: 'document',
    status: answer.status,
    html: await answer.text(),
    // Queries without data yet are not part of the page.
    isOfTheMoment: queries.some(({ meta, state }) => meta?.isOfTheMoment && state.data !== undefined),
    isPartial: queries.some(({ state }) => isAway(state.error)),
  }
}

type PageParts = Pick<DocumentParts, 'title' | 'pageTags' | 'modules' | 'body' | 'isStill' | 'isShell'>

/** Without its doctype. */
function document(app: AppContext, { assets, nonce }: Visit, parts: PageParts): string {
  const { style, tags } = tenantHead(app)
  const data: PageData = {
    tenant: app.tenant,
    basePath: app.basePath,
    keyInUrl: app.keyInUrl,
    origin: app.origin,
    locale: app.locale.prefix,
    build: assets.build,
    init: app.init,
    countries: app.countries,
    ...(app.texts ? { texts: app.texts } : {}),
    queries: dehydrate(app.queryClient),
  }
  return writeDocument({
    language: app.locale.intl.split('-u-')[0] ?? app.locale.language,
    direction: app.locale.direction,
    tenantTags: tags,
    style,
    assets,
    data,
    ...parts,
    nonce,
  })
}
