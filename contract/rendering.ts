import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'

/** What the server and the app's own renderer say to each other. The server loads the renderer by path and knows no more of it. */
export type Renderer = {
  /** Decides what an address is, before anything is rendered. */
  resolve(address: string, basePath: string): Resolution
  /**
   * A public page as a whole document. Throws `maintenanceNeeded` where the tenant has no configuration, `serviceAway` where what
   * the page is made of cannot be had at present.
   */
  renderPage(visit: Visit): Promise<RenderedPage>
  /** The tenant's document without a page in it: the same for every address of one locale. */
  renderShell(visit: Visit): Promise<RenderedPage>
  /**
   * The page shown while there is nothing to show (R03): in the tenant's look where it is known and has one, with status 200, else in
   * none, with 503. A stand-in is in place of the page of its address, leads to that, and no script starts.
   */
  renderMaintenance(
    visit: Omit<Visit, 'tenant' | 'keyInUrl'> & Partial<Pick<Visit, 'tenant' | 'keyInUrl'>> & { isStandIn?: boolean },
  ): Promise<RenderedPage>
  /**
   * The address a public page is known by to search engines, from the mount path on: the canonical one. Undefined where it is known
   * by none.
   */
  addressOf(place: PagePlace, page: PublicPage): string | undefined
  /** Whether a screen is built: one that is not has no pages to be found. */
  hasScreen(screen: PublicPage['screen']): boolean
  /** The tenant's web app manifest. */
  renderManifest(visit: Visit): Promise<object>
  /** The tenant's icon as SVG: drawn from its mark, or from its own picture where there is one. */
  renderIcon(configuration: ClientConfiguration, kind: IconKind, picture?: IconPicture): string
  /** The tenant's colours and faces as the text of one style element, for documents that stand outside of the app. */
  renderStyle(configuration: ClientConfiguration, basePath: string, assets: AssetVersions): string
}

/** Whose page, and in which locale. */
export type PagePlace = Pick<Visit, 'basePath' | 'tenant' | 'keyInUrl' | 'locale'>

/** A page that anybody may find by searching the web; slugs as they stand in the directory. */
export type PublicPage =
  | { screen: 'home' }
  | { screen: 'doctor'; slug: string; speciality_slug: string; city_slug: string }
  /** A list by what it is a list of; all doctors where nothing is said. `language` is the English name. */
  | { screen: 'doctor-results'; speciality?: string; city?: string; language?: string; insurance?: string }
  | { screen: 'clinic'; slug: string; clinic_type: string; city_slug: string }
  /** All facilities. */
  | { screen: 'clinic-results' }
  | { screen: 'facility-list'; facility_slug: 'hospitals' | 'clinics-medical-centres'; city_slug: string }

/** An icon as it is, one a platform may cut a shape out of, or the first screen of an installed app in pixels. */
export type IconKind = 'any' | 'maskable' | { width: number; height: number }

/** A tenant's own icon as a data address, and the colour of its edge where it fills its square. */
export type IconPicture = { href: string; ground: string | undefined }

/** `address` is the path, mount path taken off, with the query parameters that make a difference. */
export type Resolution =
  | { kind: 'page'; address: string; locale: string | undefined; screen: string }
  | { kind: 'shell'; locale: string | undefined; screen: string }
  /** An address without its locale: the server puts one in front of `path` and redirects with this status. */
  | { kind: 'localise'; path: string; status: 301 | 302 }
  | { kind: 'redirect'; path: string; status: 301 }
  /** Named like a file and none of ours: never a page in its place. */
  | { kind: 'file' }

export type Visit = {
  /** Origin visitors see, for addresses that leave the page. */
  origin: string
  basePath: string
  /** Path without the mount path, with query. */
  address: string
  /** Client key of the tenant. */
  tenant: string
  /** Whether in-app addresses must carry `key`, since the host does not decide. */
  keyInUrl: boolean
  /** Address prefix of the locale to render in. */
  locale: string
  assets: PageAssets
  /**
   * Nonce of everything the renderer writes inline, unknown outside the server: it takes the nonce out again and allows what carried it by
   * digest.
   */
  nonce: string
  dispatch: InProcess
  /** Told of what failed while the page was made that stands all the same: its loader, or a part that is left to the browser. */
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
      /** Whether it shows what turns with the clock, like who is free today: such a page is kept for no other visitor. */
      isOfTheMoment?: boolean
      /** Whether parts of it could not be had at present: it is shown, and stands in for no page that was whole. */
      isPartial?: boolean
    }
  | { kind: 'redirect'; status: number; location: string }

/** Makes a call of ours without the network. */
export type InProcess = (request: {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** Message of the error by which the renderer says that the tenant has no configuration (E02, S04). */
export const maintenanceNeeded = 'the tenant has no configuration'

/** Message of the error by which the renderer says that something a page needs does not answer (`unavailable`, `timeout`). */
export const serviceAway = 'the service does not answer'
