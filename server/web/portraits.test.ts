import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portraitSeed } from './portrait-face.ts'
import { portraits } from './portraits.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  await app.register(portraits, { prefix: '/mount' })
})
afterAll(() => app.close())

const get = (file: string) => app.inject(`/mount/portraits/${file}`)

describe('portraits', () => {
  it('are drawn from a seed, the same for ever', async () => {
    const answer = await get('79666.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 80 80">.*<\/svg>$/)
    expect((await get('79666.svg')).body).toBe(answer.body)
  })

  it('differ within each look by colours, cut, glasses and dress', async () => {
    for (const look of ['hijab', 'bun', 'long', 'short', 'beard', 'grey', 'ghutra', 'songkok'] as const) {
      const seeds = [...Array(60).keys()].map((count) => portraitSeed(look, (count * 1619) % 100_000))
      const bodies = await Promise.all(seeds.map(async (seed) => (await get(`${seed}.svg`)).body))
      expect(new Set(bodies).size, look).toBeGreaterThan(40)
    }
  })

  it.each(['-1.svg', '01.svg', '1.5.svg', '9999999999.svg', 'a.svg', '1.png', '1', '..%2f1.svg'])(
    'are not found for %s',
    async (file) => {
      expect((await get(file)).statusCode).toBe(404)
    },
  )

  it('wear what their seed says', async () => {
    const songkok = await get(`${portraitSeed('songkok', 3)}.svg`)
    expect(songkok.body).toContain('#1b2226')
  })
})
