import type { Plugin } from 'vite'

const nothing = 'export default () => undefined'

/** Parts of libraries that the app never uses, by library and file, and what stands in their place. */
const leftOut: Record<string, Record<string, string>> = {
  // Parameters other than URLSearchParams, bodies other than JSON or what the browser serialises itself, XMLHttpRequest beside
  // fetch, XSRF cookies, cancel tokens, names of statuses, checks of options that types check already.
  axios: {
    'lib/adapters/xhr': 'export default null',
    'lib/cancel/CancelToken': 'export default class {}',
    'lib/core/assertParamsAcyclic': nothing,
    'lib/core/createMultipartBody': nothing,
    'lib/helpers/AxiosURLSearchParams': 'export default class {}',
    'lib/helpers/cookies': 'export default { read: () => null, write() {}, remove() {} }',
    'lib/helpers/estimateDataURLDecodedBytes': nothing,
    'lib/helpers/formDataToJSON': nothing,
    'lib/helpers/HttpStatusCode': 'export default {}',
    'lib/helpers/toFormData': nothing,
    'lib/helpers/toURLEncodedForm': nothing,
    'lib/helpers/validator':
      'export default { assertOptions() {}, validators: { transitional: () => undefined, spelling: () => undefined } }',
  },
  // Links are the browser's (decision 15).
  '@tanstack/react-router': {
    'dist/esm/link': 'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null',
  },
  // Lists that load more are queries of one page each.
  '@tanstack/query-core': {
    'build/modern/infiniteQueryBehavior':
      'export const infiniteQueryBehavior = () => undefined, hasNextPage = null, hasPreviousPage = null',
  },
}

/**
 * Saves seven kilobytes before the first call. The page alone: the renderer and tests have the libraries whole. A file that a library no
 * longer has stops the build.
 */
export function lightLibraries(): Plugin {
  const missed = new Set(
    Object.entries(leftOut).flatMap(([library, files]) => Object.keys(files).map((file) => `${library}/${file}`)),
  )
  return {
    name: 'light-libraries',
    load: {
      filter: { id: /node_modules\/(?:axios|@tanstack\/(?:react-router|query-core))\/[\w/]+\.js$/ },
      handler(id) {
        const [, library = '', file = ''] = /node_modules\/(axios|@tanstack\/[\w-]+)\/([\w/]+)\.js$/.exec(id) ?? []
        missed.delete(`${library}/${file}`)
        return leftOut[library]?.[file]
      },
    },
    buildEnd(error) {
      if (!error && missed.size > 0) this.error(`libraries have no ${[...missed].join(', ')} any more`)
    },
  }
}
