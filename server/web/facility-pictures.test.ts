import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureSeed } from './facility-drawing.ts'
import { facilityPictures } from './facility-pictures.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  await app.register(facilityPictures, { prefix: '/mount' })
})
afterAll(() => app.close())

const get = (file: string) => app.inject(`/mount/facility-pictures/${file}`)

describe('pictures of facilities', () => {
  it('are drawn from a seed, the same for ever', async () => {
    const answer = await get('41.svg')
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 500">.*<\/svg>$/)
    expect((await get('41.svg')).body).toBe(answer.body)
  })

  it('show different views in different colours, and marks in a square', async () => {
    const bodies = await Promise.all([...Array(48).keys()].map(async (seed) => (await get(`${seed}.svg`)).body))
    expect(new Set(bodies).size).toBe(48)
    expect((await get(`${pictureSeed('mark', 5)}.svg`)).body).toContain('viewBox="0 0 96 96"')
  })

  it.each(['-1.svg', '01.svg', '1.5.svg', '9999999999.svg', 'a.svg', '1.png', '1', '..%2f1.svg'])(
    'are not found for %s',
    async (file) => {
      expect((await get(file)).statusCode).toBe(404)
    },
  )
})
