import type { Plugin } from 'vite'

const nothing = 'export default () => undefined'

/** Parts of libraries that the app never uses, by library and file, and what stands in their place. */
const leftOut: Record<string, Record<string, string>> = {
  // Parameters other than URLSearchParams, bodies other than JSON or what the browser serialises itself, adapters beside
  // fetch, progress of what is sent, limits of what arrives, headers as one text, XSRF cookies, cancel tokens, interceptors
  // that are taken away again, names of statuses, checks of options that types check already.
  axios: {
    'lib/adapters/adapters': `
      import { getFetch } from './fetch.js'
      export default { getAdapter: (adapter, config) => (typeof adapter === 'function' ? adapter : getFetch(config)) }`,
    'lib/cancel/CancelToken': 'export default class {}',
    'lib/core/assertParamsAcyclic': nothing,
    'lib/core/createMultipartBody': nothing,
    'lib/core/InterceptorManager': `
      export default class {
        handlers = []
        use(fulfilled, rejected, options) {
          return this.handlers.push({ synchronous: false, ...options, fulfilled, rejected }) - 1
        }
        forEach(visit) {
          this.handlers.forEach((handler) => visit(handler))
        }
      }`,
    'lib/helpers/AxiosURLSearchParams': 'export default class {}',
    'lib/helpers/cookies': 'export default { read: () => null, write() {}, remove() {} }',
    'lib/helpers/estimateDataURLDecodedBytes': nothing,
    'lib/helpers/formDataToJSON': nothing,
    'lib/helpers/HttpStatusCode': 'export default {}',
    'lib/helpers/isURLSameOrigin': nothing,
    'lib/helpers/parseHeaders': nothing,
    'lib/helpers/progressEventReducer':
      'export const progressEventReducer = null, progressEventDecorator = null, asyncDecorator = null',
    'lib/helpers/toFormData': nothing,
    'lib/helpers/toURLEncodedForm': nothing,
    'lib/helpers/trackStream': 'export const trackStream = null',
    'lib/helpers/validator':
      'export default { assertOptions() {}, validators: { transitional: () => undefined, spelling: () => undefined } }',
  },
  // Links are the browser's (decision 15), and a page reads its address by a hook of ours (src/routes/use-page.ts).
  '@tanstack/react-router': {
    'dist/esm/link': 'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null',
    // A script that the server writes.
    'dist/esm/scroll-restoration': 'export const ScrollRestoration = () => null',
    'dist/esm/useLoaderData': 'export const useLoaderData = null',
    'dist/esm/useLoaderDeps': 'export const useLoaderDeps = null',
    'dist/esm/useNavigate': 'export const Navigate = null, useNavigate = null',
    'dist/esm/useParams': 'export const useParams = null',
    'dist/esm/useRouteContext': 'export const useRouteContext = null',
    'dist/esm/useSearch': 'export const useSearch = null',
  },
  // Icons are sized and coloured by the style sheet, and hidden from screen readers (src/ui/icon.tsx): one component draws them.
  'lucide-react': {
    'dist/esm/createLucideIcon': `
      import { createElement } from 'react'
      const drawn = {
        xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
        strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
      }
      export default ({ name, node, aliases = [] }) => ({ className, ...others }) =>
        createElement(
          'svg',
          { ...drawn, ...others, className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].join(' ') },
          ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        )`,
  },
  // React has had it since version 18.
  'use-sync-external-store': {
    'shim/index': "module.exports = require('react')",
  },
  // Lists that load more are queries of one page each.
  '@tanstack/query-core': {
    'build/modern/infiniteQueryBehavior':
      'export const infiniteQueryBehavior = () => undefined, hasNextPage = null, hasPreviousPage = null',
  },
}

/** Keys of an icon's lines, which never change places. */
const lineKeys = /,\s*key: "\w+"/g

/**
 * Saves nine kilobytes before the first call. The page alone: the renderer and tests have the libraries whole. A file that a library no
 * longer has stops the build.
 */
export function lightLibraries(): Plugin {
  const missed = new Set(
    Object.entries(leftOut).flatMap(([library, files]) => Object.keys(files).map((file) => `${library}/${file}`)),
  )
  return {
    name: 'light-libraries',
    load: {
      filter: { id: path },
      handler(id) {
        const [, library = '', file = ''] = path.exec(id) ?? []
        missed.delete(`${library}/${file}`)
        return leftOut[library]?.[file]
      },
    },
    transform: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(lineKeys, ''), map: null }),
    },
    buildEnd(error) {
      if (!error && missed.size > 0) this.error(`libraries have no ${[...missed].join(', ')} any more`)
    },
  }
}

const path =
  /node_modules\/(axios|lucide-react|use-sync-external-store|@tanstack\/(?:react-router|query-core))\/([\w/-]+)\.m?js$/
