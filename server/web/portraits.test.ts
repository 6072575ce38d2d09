import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookFor, portraitSeed } from './portrait-face.ts'
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

  it('differ by look and by colours', async () => {
    const seeds = [...Array(64).keys()].map((seed) => `${seed}.svg`)
    const bodies = await Promise.all(seeds.map(async (file) => (await get(file)).body))
    expect(new Set(bodies).size).toBeGreaterThan(30)
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
    expect([0, 0.5, 0.99].map((chance) => lookFor('male', 'id', chance))).toEqual(['songkok', 'short', 'grey'])
  })
})
