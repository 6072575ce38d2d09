import { join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { showFailures } from './show-failures.ts'
import { createPageSender } from './page-sender.ts'
import { createRenderQueue } from './render-queue.ts'
import { appleDomain } from './apple-domain.ts'
import { consolePages } from '#server/console/pages'
import { previewPages } from '#server/console/preview/preview-pages'
import { documents } from '#server/content/documents'
import { registerAll } from '#server/plugins/register-all'
import { loadRenderer, readAssets, readBuilds, readConsoleAssets, useBuild } from './builds.ts'
import { demoMap } from './demo-map/index.ts'
import { directoryPictures } from './directory-pictures.ts'
import { facilityPictures } from './facility-pictures.ts'
import type { Front } from './front.ts'
import { icons } from './icons.ts'
import { pages } from './pages.ts'
import { answerHeaders } from './policy.ts'
import { portraits } from './portraits.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { staticFiles } from './static-files.ts'
import { tenantAssets } from './tenant-assets.ts'

/** Everything outside `{mount}/api`: pages, shell, web manifest, workers, files. */
export const webFront: FastifyPluginAsync<{ dev: boolean }> = async (app, { dev }) => {
  await app.register(dev ? developmentFront : builtFront)
}

/** From the newest build. */
const builtFront: FastifyPluginAsync = async (app) => {
  const { basePath } = app.config
  const [build, ...earlier] = readBuilds(join(import.meta.dirname, '../../build'))
  const giveBack = useBuild(build)
  app.addHook('onClose', async () => giveBack())
  const renderer = await loadRenderer(build)
  const front = {
    ...{ renderer: async () => renderer, assets: readAssets(build, basePath) },
    consoleAssets: readConsoleAssets(build, basePath),
  }
  await serve(app, front, async (web) => {
    await web.register(staticFiles, { builds: [build, ...earlier] })
  })
}

/** From the sources, with hot reload, on the same port. */
const developmentFront: FastifyPluginAsync = async (app) => {
  const { startVite } = await import('./development.ts')
  const vite = await startVite(app)
  await serve(app, vite, vite.attach)
}

async function serve(
  app: FastifyInstance,
  front: Front,
  files: (web: FastifyInstance) => Promise<void>,
): Promise<void> {
  app.appFacts.read = async () => (await front.renderer()).facts
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(answerHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  await app.register(
    async (web) => {
      const queue = createRenderQueue()
      const sender = createPageSender(web, front, queue)
      showFailures(web, sender)
      await files(web)
      await registerAll(web, [portraits, facilityPictures, directoryPictures, demoMap])
      // An unknown call is answered as a call, never with a page.
      for (const path of ['/api', '/api/*']) web.get(path, (_request, reply) => reply.callNotFound())
      await web.register(icons, { front })
      await registerAll(web, [tenantAssets, robots])
      await web.register(sitemap, { front })
      await web.register(documents, { front })
      await web.register(consolePages, { front })
      await web.register(previewPages, { front, sender, queue })
      await web.register(pages, { front, sender, queue })
    },
    { prefix: app.config.basePath },
  )
  // At the root of a host, wherever the app is mounted.
  await app.register(appleDomain)
  // Crawlers only look for it at the root of a host.
  if (app.config.basePath) await app.register(robots)
}
