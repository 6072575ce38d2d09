/** The source position in a line of a stack. */
export type Place = { address: string; line: string; column: string }

/** Longest stack that is parsed, in characters. */
const longest = 8000

/** The positions in a stack, the throwing one first. Chromium writes `at name (address:1:2)`, the others `name@address:1:2`. */
export function placesOf(stack: string | undefined): Place[] {
  return (stack ?? '')
    .slice(0, longest)
    .split('\n')
    .flatMap((text) => {
      const [, front = '', line, column] = /^(.*):(\d+):(\d+)\)?$/.exec(text) ?? []
      const address = front.split(/[\s()@]/).at(-1)
      return address && /^[a-z][a-z-]*:/.test(address) && line && column ? [{ address, line, column }] : []
    })
}

/** Whether this is a file of an extension or of the browser itself. */
export const isExtension = (address: string) =>
  /^(?:[a-z]+-(?:web-)?extension:|ms-browser-extension:|webkit-masked-url:|resource:|chrome:)/.test(address)

/** Where the app is served from: files from elsewhere are foreign. */
export type Served = { origin: string; basePath: string }

/** Positions in the app's own files, as `assets/vendor-x.js:1:2345`; others, and the addresses of pages, are left out. */
export function ownFrames(places: readonly Place[], { origin, basePath }: Served): string[] {
  return places.flatMap(({ address, line, column }) => {
    const [path = ''] = address.split('?')
    const start = `${origin}${basePath}/`
    const file = path.startsWith(start) ? path.slice(start.length) : ''
    return /^(?:assets\/[\w.-]{1,100}|sw|push|push-updater)\.js$/.test(file) ? [`${file}:${line}:${column}`] : []
  })
}
