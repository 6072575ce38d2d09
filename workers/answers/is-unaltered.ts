/** What a file must be by its own word, by where it lies or how it ends. */
const kinds: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\/portraits\/[^/]+$/, /^image\//],
  [/\/fonts\/[^/]+$/, /^(?:font\/|application\/(?:x-)?font)/],
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
]

/**
 * Whether an answer is the file that was asked for: whole, from that very address, and of the kind its name promises. A network
 * that wants a login first answers everything with its own page, and status 200.
 */
export function isUnaltered(address: string, { status, redirected, headers }: Answer): boolean {
  const { pathname } = new URL(address)
  const type = kinds.find(([path]) => path.test(pathname))?.[1]
  return status === 200 && !redirected && type !== undefined && type.test(headers.get('content-type') ?? '')
}

type Answer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> }
