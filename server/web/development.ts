import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/rendering'
import type { Front } from './index.ts'

/** Vite in the same server: sources are compiled when they are asked for, and changes reach the open page. */
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
    finish: (address, html) => vite.transformIndexHtml(address, html),
    attach: async (web) => {
      web.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
    },
  }
}
