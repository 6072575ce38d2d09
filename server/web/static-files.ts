import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Build } from './builds.ts'

const year = 31_536_000
const month = 2_592_000

/** Files that stand at the root of a build, and for how many seconds a browser may keep them without asking. */
const rootFiles: Readonly<Record<string, number>> = {
  'sw.js': 0,
  'push.js': 0,
  'push-updater.js': 0,
  'offline.html': 0,
  'offline.css': 0,
  'favicon.ico': 86_400,
}

/** Files of the builds. A file that is missing is missing: never a page in its place. */
export const staticFiles: FastifyPluginAsync<{ builds: readonly Build[] }> = async (web, { builds }) => {
  const roots = builds.map(({ folder }) => join(folder, 'client'))
  await web.register(fastifyStatic, { root: roots, serve: false, preCompressed: true, dotfiles: 'deny', index: false })

  const send = (reply: FastifyReply, file: string, seconds: number, hashed = false) => {
    const root = roots.find((folder) => existsSync(join(folder, file)))
    if (!root) return reply.callNotFound()
    const keep = seconds === 0 ? 'no-cache' : `public, max-age=${seconds}${hashed ? ', immutable' : ''}`
    return reply.header('cache-control', keep).sendFile(file, root, { cacheControl: false })
  }

  type Wild = FastifyRequest<{ Params: { '*': string } }>
  web.get('/assets/*', (request: Wild, reply) => send(reply, `assets/${request.params['*']}`, year, true))
  web.get('/fonts/*', (request: Wild, reply) => send(reply, `fonts/${request.params['*']}`, month))
  for (const [file, seconds] of Object.entries(rootFiles)) {
    web.get(`/${file}`, (_request, reply) => send(reply, file, seconds))
  }
}
