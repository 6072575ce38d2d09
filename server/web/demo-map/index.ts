import type { FastifyPluginAsync } from 'fastify'
import { languages } from '#contract/locale'
import { drawTile } from './draw-tile.ts'
import { createMapWorld } from './places.ts'

type Params = { language: string; z: string; x: string; file: string }

/** The closest zoom that there are tiles of. */
const closest = 18

/** Serves `/demo-map/{language}/{z}/{x}/{y}.svg`: a plain map for tenants without a host of tiles, drawn from the directory. */
export const demoMap: FastifyPluginAsync = async (app) => {
  const world = createMapWorld(app.database, () => app.clock())
  app.get<{ Params: Params }>('/demo-map/:language/:z/:x/:file', async ({ params }, reply) => {
    const language = languages.find((known) => known === params.language)
    const [, row] = /^(0|[1-9]\d{0,6})\.svg$/.exec(params.file) ?? []
    const [z, x, y] = [params.z, params.x, row ?? ''].map((text) =>
      /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1,
    )
    if (!language || !isTile(z!, x!, y!)) return reply.code(404).type('text/plain; charset=utf-8').send('No such tile.')
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(drawTile(await world(), { z: z!, x: x!, y: y!, language }))
  })
}

const isTile = (z: number, x: number, y: number) =>
  z >= 0 && z <= closest && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z
