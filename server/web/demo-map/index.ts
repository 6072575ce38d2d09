import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languages } from '#contract/locale'
import { drawTile, type Tile } from './draw-tile.ts'
import { labelsAt } from './labels.ts'
import { createLand } from './land.ts'
import { schemes } from './palette.ts'
import { createMapWorld } from './places.ts'

type Params = { language: string; scheme?: string; z: string; x: string; file: string }

/** The closest zoom level with tiles. */
const closest = 18
const day = 86_400_000
/** Bytes of drawn tiles that are cached, two per character. */
const mostKept = 16 * 1024 * 1024

/**
 * Serves `/demo-map/{language}/{scheme}/{z}/{x}/{y}.svg`: a plain map for tenants without a tile host, drawn from coasts, main
 * roads and the directory. Without a scheme it is the light one.
 */
export const demoMap: FastifyPluginAsync = async (app) => {
  const world = createMapWorld(app.database, () => app.clock())
  const land = createLand()
  const drawn = new LRUCache<string, string>({
    maxSize: mostKept,
    sizeCalculation: (picture, key) => 2 * (picture.length + key.length) + 200,
    ttl: day,
  })
  const draw = async (tile: Tile) => {
    const ground = await world()
    return drawTile({ land: await land(tile.z), world: ground, labels: labelsAt(ground, tile.z, tile.language) }, tile)
  }
  const answer = async (params: Params, reply: FastifyReply) => {
    const tile = tileOf(params)
    if (!tile) return reply.code(404).type('text/plain; charset=utf-8').send('No such tile.')
    const key = Object.values(tile).join('/')
    const picture = drawn.get(key) ?? (await draw(tile))
    drawn.set(key, picture)
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(picture)
  }
  app.get<{ Params: Params }>('/demo-map/:language/:z/:x/:file', ({ params }, reply) => answer(params, reply))
  app.get<{ Params: Params }>('/demo-map/:language/:scheme/:z/:x/:file', ({ params }, reply) => answer(params, reply))
}

/** The tile of an address; undefined where there is none. */
function tileOf(params: Params): Tile | undefined {
  const language = languages.find((known) => known === params.language)
  const scheme = schemes.find((known) => known === (params.scheme ?? 'light'))
  const row = /^(0|[1-9]\d{0,6})\.svg$/.exec(params.file)?.[1]
  const [z, x, y] = [params.z, params.x, row ?? ''].map((text) => (/^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1))
  return language && scheme && isTile(z!, x!, y!) ? { z: z!, x: x!, y: y!, language, scheme } : undefined
}

const isTile = (z: number, x: number, y: number) =>
  z >= 0 && z <= closest && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z
