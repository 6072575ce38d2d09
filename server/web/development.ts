import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Renderer } from '#contract/rendering'
import type { Front } from './front.ts'

/** Vite in the same server: sources are compiled on request, and changes reach the open page. */
export async function startVite(
  app: FastifyInstance,
): Promise<Front & { attach: (web: FastifyInstance) => Promise<void> }> {
  const { createServer } = await import('vite')
  const { basePath } = app.config
  const vite = await createServer({
    base: `${basePath}/`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  return {
    renderer: async () => ((await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { renderer: Renderer }).renderer,
    assets: { build: '', script: `${basePath}/src/app/entry-client.tsx`, styles: [], modules: {} },
    consoleAssets: { script: `${basePath}/console/entry.tsx`, styles: [] },
    finish: (address, html) => vite.transformIndexHtml(address, html),
    attach: async (web) => {
      await web.register(fonts)
      web.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
    },
  }
}

/** Fonts from their packages, whole ones in the place of small ones; a build has copies of them (scripts/fonts.mjs). */
const fonts: FastifyPluginAsync = async (web) => {
  const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
  web.get<{ Params: { file: string } }>('/fonts/:file', (request, reply) => {
    const [, face, script] =
      /^([a-z0-9-]+)-(latin|arabic)-(?:wght-normal|basic)\.woff2$/.exec(request.params.file) ?? []
    const path = join(packages, face ?? '', 'files', `${face}-${script}-wght-normal.woff2`)
    if (!face || !existsSync(path)) return reply.callNotFound()
    return reply.type('font/woff2').send(createReadStream(path))
  })
}
