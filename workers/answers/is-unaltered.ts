/** The content type a file must have, by its path or extension. */
const kinds: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\/portraits\/[^/]+$/, /^image\//],
  // No film: it comes in parts, and is more than a device should keep for later.
  [/\/tenant-assets\//, /^(?:image|font)\//],
  [/\/fonts\/[^/]+$/, /^(?:font\/|application\/(?:x-)?font)/],
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
]

/**
 * Whether a response is the requested file: complete, from that very address, and of the type its name implies. A network with
 * a login page answers every request with that page and status 200.
 */
export function isUnaltered(address: string, { status, redirected, headers }: Answer): boolean {
  const { pathname } = new URL(address)
  const type = kinds.find(([path]) => path.test(pathname))?.[1]
  return status === 200 && !redirected && type !== undefined && type.test(headers.get('content-type') ?? '')
}

type Answer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> }
