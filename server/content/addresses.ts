/** How an address is used: followed, shown as a picture, played, or read beside a film. */
export type AddressUse = 'link' | 'picture' | 'film' | 'captions'

/** Where addresses in a tenant's content may lead. */
export type ContentScope = {
  /** Hosts, with a port where it is not the default, from which pictures and films may come. */
  contentHosts: readonly string[]
  /** Address of a tenant's asset; undefined where it has none of that name. */
  assetAddress: (name: string) => string | undefined
  /** The page that content was fetched from, to which its addresses are relative. Without it they are the app's own. */
  base?: URL
  /** Address of a path of the app, for a page outside the app. Without it paths stay as they are. */
  appPath?: (path: string) => string
}

const longest = 2000
const assetName = /^[a-z0-9][a-z0-9._-]{0,79}$/
const assetEndings: Record<AddressUse, RegExp | undefined> = {
  link: undefined,
  picture: /\.(?:png|jpg|webp|svg)$/,
  film: /\.(?:mp4|webm)$/,
  captions: /\.vtt$/,
}

/**
 * A tenant's address in the form it may be sent in, or undefined where it is not allowed: links lead to `https`, `mailto`,
 * `tel` and paths of the app; media are the tenant's own assets (`asset:<name>`) or on one of its content hosts.
 */
export function cleanAddress(supplied: string, use: AddressUse, scope: ContentScope): string | undefined {
  const address = supplied.trim()
  if (address === '' || address.length > longest || hasUnseen(address)) return undefined
  if (address.startsWith('asset:')) return ownAsset(address.slice('asset:'.length), use, scope)
  const web = webAddress(address, scope.base)
  if (use !== 'link') return web && scope.contentHosts.includes(web.host) ? web.href : undefined
  if (web) return web.href
  const path = scope.base ? undefined : pathOfApp(address)
  if (path !== undefined) return scope.appPath?.(path) ?? path
  return contactAddress(address)
}

/** An `https` address with a host and without user name and password; undefined for any other. */
export function webAddress(address: string, base?: URL): URL | undefined {
  if (!base && !/^https:\/\/[^/\\]/i.test(address)) return undefined
  const url = parse(address, base)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined
}

/**
 * A path of this app in normalised form; undefined for anything else, such as `/.//host`, which a browser reads as another
 * host.
 */
export function pathOfApp(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  const url = parse(address, new URL('https://app.invalid'))
  if (url?.origin !== 'https://app.invalid' || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

const parse = (address: string, base?: URL) => (URL.canParse(address, base?.href) ? new URL(address, base) : undefined)

const ownAsset = (name: string, use: AddressUse, { assetAddress }: ContentScope) =>
  assetName.test(name) && assetEndings[use]?.test(name) ? assetAddress(name) : undefined

const contactAddress = (address: string) =>
  /^tel:\+?[0-9()./ -]{3,30}$/i.test(address) || /^mailto:[^\s@<>"'?&,;:/\\]{1,64}@[a-z0-9.-]{1,253}$/i.test(address)
    ? address
    : undefined

/**
 * Control characters, spaces, backslashes and invisible characters: no legitimate address has them, and parsers disagree about
 * them.
 */
const hasUnseen = (address: string) =>
  /[\p{Cc}\p{Cf}\p{Cs}\\]|[^\S ]/u.test(address) || (address.includes(' ') && !/^tel:/i.test(address))
