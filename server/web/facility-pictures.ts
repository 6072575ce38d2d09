import type { FastifyPluginAsync } from 'fastify'
import { drawFacility } from './facility-drawing.ts'

const seedPattern = /^(?:0|[1-9][0-9]{0,8})\.svg$/

/** Serves `/facility-pictures/{seed}.svg` below the prefix it is registered with: pictures of facilities drawn from a number. */
export const facilityPictures: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/facility-pictures/:file', async ({ params: { file } }, reply) => {
    if (!seedPattern.test(file)) return reply.code(404).type('text/plain; charset=utf-8').send('No such picture.')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(drawFacility(Number.parseInt(file, 10)))
  })
}
