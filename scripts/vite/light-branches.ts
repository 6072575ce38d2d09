import type { Plugin, Rolldown } from 'vite'

/**
 * What the app never asks of a library, by library, file and the name of the constant that holds it there, and what that therefore always is; or
 * of a function that is never called, and its body. The minifiers leave out what depends on it.
 */
const settled: Record<string, Record<string, string>> = {
  // Limits of what is sent and arrives, streams in either direction, names and passwords in addresses or beside them, another fetch than the
  // browser's, and browsers older than those the app runs in.
  'axios/lib/adapters/fetch': {
    configAuth: 'undefined',
    configuredEnv: 'undefined',
    encodeText: 'undefined',
    envFetch: 'undefined',
    formContentType: 'undefined',
    hasMaxBodyLength: 'false',
    hasMaxContentLength: 'false',
    isCredentialsSupported: 'true',
    isFetchSupported: 'true',
    isRequestSupported: 'true',
    isResponseSupported: 'true',
    maybeWithAuthCredentials: '() => false',
    supportsRequestStream: 'false',
    supportsResponseStream: 'false',
  },
  'axios/lib/core/Axios': {
    // Headers of another copy of the library.
    isHeadersBucket: '(value) => value == null || utils.isPlainObject(value) || value instanceof AxiosHeaders',
  },
  // Parts of a configuration that are kept out of a log, and failures of several addresses at once, which Node alone has.
  'axios/lib/core/AxiosError': {
    aggregateErrorMessage: '{ return error.message }',
    redactConfig: '{ return config }',
  },
  'axios/lib/helpers/resolveConfig': { auth: 'undefined', shouldSendXSRF: 'false' },
  // Several queries at once wait in no suspended view, and throw nothing into one.
  '@tanstack/react-query/build/modern/useQueries': {
    firstSingleResultWhichShouldThrow: 'undefined',
    suspensePromises: '[]',
  },
  // Every page is rendered by the server, or the whole document is not.
  '@tanstack/react-router/dist/esm/Match': { resolvedNoSsr: 'false' },
  // The app has a view of its own for what fails (`src/app/problem-view.tsx`).
  '@tanstack/react-router/dist/esm/CatchBoundary': { ErrorComponent: '{ return null }' },
}

/**
 * Leaves out branches of libraries that no call takes, where a whole file would be too much (`light-libraries.ts`). The page alone. A name that
 * its file no longer has stops the build.
 */
export function lightBranches(): Plugin {
  return {
    name: 'light-branches',
    transform: {
      filter: { id: path },
      handler(code, id) {
        const values = settled[path.exec(id)?.[1] ?? '']
        if (!values) return null
        const found = valuesOf(this.parse(code))
        const lost = Object.keys(values).filter((name) => !found.has(name))
        if (lost.length > 0) this.error(`${id} has no ${lost.join(', ')} any more`)
        const ranges = Object.entries(values).map(([name, value]) => ({ ...found.get(name)!, value }))
        return { code: withValues(code, ranges), map: null }
      },
    },
  }
}

const path =
  /node_modules\/(axios\/lib\/(?:adapters\/fetch|core\/Axios|core\/AxiosError|helpers\/resolveConfig)|@tanstack\/(?:react-query\/build\/modern\/useQueries|react-router\/dist\/esm\/(?:CatchBoundary|Match)))\.js$/

type Range = { start: number; end: number }

/** Where the values of a module's constants and the bodies of its functions stand, however deep, by name. */
function valuesOf(program: ReturnType<Rolldown.PluginContext['parse']>): Map<string, Range> {
  const found = new Map<string, Range>()
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(look)
    const { type, id, init, body } = node as { type?: string; id?: { name?: string } } & Record<'init' | 'body', Range>
    const value = type === 'VariableDeclarator' ? init : type === 'FunctionDeclaration' ? body : undefined
    if (id?.name && value) found.set(id.name, { start: value.start, end: value.end })
    for (const child of Object.values(node)) look(child)
  }
  look(program.body)
  return found
}

/** A text with other values in its ranges. */
const withValues = (code: string, ranges: readonly (Range & { value: string })[]): string =>
  ranges
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, value }) => text.slice(0, start) + value + text.slice(end), code)
