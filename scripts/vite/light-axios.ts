import type { Plugin } from 'vite'

const nothing = 'export default () => undefined'

/**
 * What axios can and the app never asks of it: forms written as other than JSON, XMLHttpRequest beside fetch, cookies against forged
 * requests, cancelling without a signal, names of statuses. The page leaves these out; the renderer and tests have axios whole.
 */
const leftOut: Record<string, string> = {
  'adapters/xhr': 'export default null',
  'cancel/CancelToken': 'export default class {}',
  'helpers/cookies': 'export default { read: () => null, write() {}, remove() {} }',
  'helpers/estimateDataURLDecodedBytes': nothing,
  'helpers/formDataToJSON': nothing,
  'helpers/HttpStatusCode': 'export default {}',
  'helpers/toURLEncodedForm': nothing,
}

/** Two kilobytes less to load before the first call. A file that axios no longer has stops the build. */
export function lightAxios(): Plugin {
  const missed = new Set(Object.keys(leftOut))
  return {
    name: 'light-axios',
    load: {
      filter: { id: /node_modules\/axios\/lib\/[\w/]+\.js$/ },
      handler(id) {
        const name = /axios\/lib\/([\w/]+)\.js$/.exec(id)?.[1] ?? ''
        missed.delete(name)
        return leftOut[name]
      },
    },
    buildEnd(error) {
      if (!error && missed.size > 0) this.error(`axios has no ${[...missed].join(', ')} any more`)
    },
  }
}
