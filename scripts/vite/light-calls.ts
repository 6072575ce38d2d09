import type { Plugin } from 'vite'
import { additions, calls } from '../../contract/services.ts'

const tables: Readonly<Record<string, Readonly<Record<string, { method: string; path: string }>>>> = {
  additions,
  calls,
}

/** A call by its name, in code whose comments and texts name none. */
const byName = /\b(calls|additions)\.(\w+)\b/g

/**
 * Writes a call's method and path where it is named, so that a page carries the calls that it makes and not the whole table.
 * A name that the table does not have stops the build.
 */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/api\/[\w/-]+\.ts$/ },
      handler: (code) =>
        /from '#contract\/services'/.test(code)
          ? {
              code: code.replace(byName, (_, table: string, name: string) => {
                const call = tables[table]?.[name]
                if (!call) throw new Error(`there is no call ${table}.${name}`)
                return `(${JSON.stringify({ method: call.method, path: call.path })})`
              }),
              map: null,
            }
          : null,
    },
  }
}
