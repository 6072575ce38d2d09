import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Build } from './builds.ts'
import { forEveryOrigin } from './policy.ts'

const year = 31_536_000
const month = 2_592_000

/** Files with a fixed address, and their names in a build. Browsers revalidate them each time. */
const stableFiles: Readonly<Record<string, string>> = {
  'sw.js': 'white-label.js',
  'push.js': 'push.js',
  'push-updater.js': 'push-updater.js',
  'push/onesignal/OneSignalSDKWorker.js': 'onesignal.js',
  // Where workers of an earlier push service look for their next version.
  'OneSignalSDKWorker.js': 'push-updater.js',
  'OneSignalSDKUpdaterWorker.js': 'push-updater.js',
  'captcha.js': 'captcha.js',
  'offline.html': 'offline.html',
}

/** Files of the builds. A missing file is answered with 404, never with a page. */
export const staticFiles: FastifyPluginAsync<{ builds: readonly Build[] }> = async (web, { builds }) => {
  const roots = builds.map(({ folder }) => join(folder, 'client'))
  await web.register(fastifyStatic, { root: roots, serve: false, preCompressed: true, dotfiles: 'deny', index: false })

  const send = (reply: FastifyReply, file: string, seconds: number, hashed = false) => {
    const root = roots.find((folder) => existsSync(join(folder, file)))
    if (!root) return reply.callNotFound()
    const keep = seconds === 0 ? 'no-cache' : `public, max-age=${seconds}${hashed ? ', immutable' : ''}`
    // The same for everybody: a preview of the app, whose frame has an origin of its own, loads them too.
    if (seconds > 0) reply.headers(forEveryOrigin)
    return reply.header('cache-control', keep).sendFile(file, root, { cacheControl: false })
  }

  type Wild = FastifyRequest<{ Params: { '*': string } }>
  web.get('/assets/*', (request: Wild, reply) => send(reply, `assets/${request.params['*']}`, year, true))
  web.get('/console/assets/*', (request: Wild, reply) =>
    send(reply, `console/assets/${request.params['*']}`, year, true),
  )
  web.get('/fonts/*', (request: Wild, reply) => send(reply, `fonts/${request.params['*']}`, month))
  for (const [address, file] of Object.entries(stableFiles)) {
    web.get(`/${address}`, (_request, reply) => send(reply, file, 0))
  }
}
