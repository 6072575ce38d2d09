import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** Bundles each worker to one classic script at a fixed address, in development and in the build. */
export function stableWorkers(entries: Readonly<Record<string, string>>): Plugin {
  let config: ResolvedConfig

  const bundle = async (name: string, file: string): Promise<string> => {
    const output = await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        minify: config.isProduction,
        rollupOptions: {
          input: { [name]: resolve(config.root, file) },
          output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    })
    const [chunk] = (output as Rolldown.RolldownOutput).output
    return chunk.code
  }

  return {
    name: 'stable-workers',
    configResolved: (resolved) => {
      config = resolved
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const name = path.replace(base, '/').slice(1).replace(/\.js$/, '')
        const file = entries[name]
        if (!file || !path.endsWith('.js')) return next()
        bundle(name, file).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-cache')
          response.end(code)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, file] of Object.entries(entries)) {
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await bundle(name, file) })
      }
    },
  }
}
