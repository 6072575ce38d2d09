import type { AppFacts } from '#contract/app-facts'
import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'

/**
 * The interface between the server and the app's renderer. The server loads the renderer by path and knows nothing else of it.
 */
export type Renderer = {
  /** What a tenant is checked against, beside its own file. */
  facts: AppFacts
  /** Classifies an address, before anything is rendered. */
  resolve(address: string, basePath: string): Resolution
  /**
   * A public page as a whole document. Throws `maintenanceNeeded` where the tenant has no configuration, `serviceAway` where
   * data that the page needs cannot be loaded at present.
   */
  renderPage(visit: Visit): Promise<RenderedPage>
  /** The tenant's document without a page in it: the same for every address of one locale. */
  renderShell(visit: Visit): Promise<RenderedPage>
  /**
   * The page shown while there is nothing to show (R03): in the tenant's theme and with status 200 where the tenant is known
   * and has one, else without a theme and with 503. A stand-in takes the place of the page of its address, links to that
   * address, and starts no script. Of a server without any app it says to who runs it where that is described.
   */
  renderMaintenance(
    visit: Omit<Visit, 'tenant' | 'keyInUrl'> &
      Partial<Pick<Visit, 'tenant' | 'keyInUrl'>> & { isStandIn?: boolean; isServerEmpty?: boolean },
  ): Promise<RenderedPage>
  /** The canonical address of a public page, from the mount path on. Undefined where it has none. */
  addressOf(place: PagePlace, page: PublicPage): string | undefined
  /** The tenant's web app manifest. */
  renderManifest(visit: Visit): Promise<object>
  /** The tenant's icon as SVG: drawn from its mark, or from its own picture where there is one. */
  renderIcon(configuration: ClientConfiguration, kind: IconKind, picture?: IconPicture): string
  /** The tenant's colours and fonts as the text of one style element, for documents outside the app. */
  renderStyle(configuration: ClientConfiguration, basePath: string, assets: AssetVersions): string
}

/** Tenant and locale of a page. */
export type PagePlace = Pick<Visit, 'basePath' | 'tenant' | 'keyInUrl' | 'locale'>

/** A page that search engines may index; slugs are those of the directory. */
export type PublicPage =
  | { screen: 'home' }
  | { screen: 'doctor'; slug: string; speciality_slug: string; city_slug: string }
  /** A list by its filters; all doctors where there are none. `language` is the English name. */
  | { screen: 'doctor-results'; speciality?: string; city?: string; language?: string; insurance?: string }
  | { screen: 'clinic'; slug: string; clinic_type: string; city_slug: string }
  /** All facilities. */
  | { screen: 'clinic-results' }
  | { screen: 'facility-list'; facility_slug: 'hospitals' | 'clinics-medical-centres'; city_slug: string }

/** An icon as it is, one a platform may crop to a shape, or the splash screen of an installed app in pixels. */
export type IconKind = 'any' | 'maskable' | { width: number; height: number }

/** A tenant's own icon as a data URL, and the colour of its edge where it fills its square. */
export type IconPicture = { href: string; ground: string | undefined }

/** `address` is the path without the mount path, with the query parameters that matter. */
export type Resolution =
  | { kind: 'page'; address: string; locale: string | undefined; screen: string }
  /** A private page; one of a single visit is shown where the tenant is hidden, too, and kept by nobody. */
  | { kind: 'shell'; locale: string | undefined; screen: string; isOfOneVisit: boolean }
  /** An address without a locale: the server puts one before `path` and redirects with this status. */
  | { kind: 'localise'; path: string; status: 301 | 302 }
  | { kind: 'redirect'; path: string; status: 301 }
  /** Looks like a file and is none of ours: it is never answered with a page. */
  | { kind: 'file' }

export type Visit = {
  /** Origin that visitors see, for absolute addresses. */
  origin: string
  basePath: string
  /** Path without the mount path, with query. */
  address: string
  /** Client key of the tenant. */
  tenant: string
  /** Whether addresses in the app must carry `key`, since the host does not name the tenant. */
  keyInUrl: boolean
  /** Address prefix of the locale to render in. */
  locale: string
  assets: PageAssets
  /**
   * Nonce of everything the renderer writes inline. It never leaves the server, which removes it again and allows the inline
   * code by its digest.
   */
  nonce: string
  dispatch: InProcess
  /** Called with failures that do not prevent the page: of its loader, or of a part that is left to the browser. */
  onFailure: (error: unknown) => void
}

/** Files of the build that a page needs, as addresses under the mount path. */
export type PageAssets = {
  /** Name of the build; empty in development. */
  build: string
  script: string
  styles: string[]
  /** Script files by source module, for preloading: `src/pages/home/home-page.tsx` to its chunks. */
  modules: Readonly<Record<string, readonly string[]>>
}

export type RenderedPage =
  | {
      kind: 'document'
      status: number
      html: string
      /** Whether it shows what changes with the clock, like who is free today: such a page is not cached for other visitors. */
      isOfTheMoment?: boolean
      /** Whether parts of it could not be loaded: it is shown, and does not replace a complete page in the cache. */
      isPartial?: boolean
    }
  | { kind: 'redirect'; status: number; location: string }

/** Calls one of our services without the network. */
export type InProcess = (request: {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** Message of the error that the renderer throws where the tenant has no configuration (E02, S04). */
export const maintenanceNeeded = 'the tenant has no configuration'

/**
 * Message of the error that the renderer throws where a service that a page needs does not answer (`unavailable`, `timeout`).
 */
export const serviceAway = 'the service does not answer'
