import type { FastifyPluginAsync } from 'fastify'
import { drawPortrait } from './portrait-face.ts'

const seedPattern = /^(?:0|[1-9][0-9]{0,8})\.svg$/

/**
 * Serves `/portraits/{seed}.svg` below the prefix it is registered with: portraits drawn from a number, always the same, so
 * that 30,000 pictures need neither files nor another service.
 */
export const portraits: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/portraits/:file', async ({ params: { file } }, reply) => {
    if (!seedPattern.test(file)) return reply.code(404).type('text/plain; charset=utf-8').send('No such portrait.')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(drawPortrait(Number.parseInt(file, 10)))
  })
}
