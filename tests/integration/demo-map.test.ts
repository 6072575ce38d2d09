import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMap } from '#server/web/demo-map/index'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ web: demoMap })
})
afterAll(() => server.close())

const get = (path: string) => server.app.inject(`/demo-map/${path}`)
/** The tile of a zoom that a place is in. */
const tileOf = ({ lat, lng }: { lat: number; lng: number }, z: number) => {
  const sine = Math.sin((lat * Math.PI) / 180)
  const [x, y] = [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
  return `${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}.svg`
}
const dubai = { lat: 25.2048, lng: 55.2708 }

describe('the demonstration’s own map', () => {
  it('is drawn from the directory, in the language that is asked for, and may be kept for a day', async () => {
    for (const [language, name] of [
      ['en', 'Dubai'],
      ['ar', 'دبي'],
      ['id', 'Dubai'],
    ] as const) {
      const answer = await get(`${language}/${tileOf(dubai, 8)}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
      })
      expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256".*<\/svg>$/)
      expect(answer.body).toContain(`>${name}</text>`)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('reaches round the world at each zoom', async () => {
    for (const tile of ['0/0/0', '1/1/1', '18/262143/262143', '18/0/0'])
      expect((await get(`en/${tile}.svg`)).statusCode, tile).toBe(200)
  })

  it.each([
    ['a zoom too near', 'en/19/0/0.svg'],
    ['a column too far', 'en/1/2/0.svg'],
    ['a row too far', 'en/1/0/2.svg'],
    ['the edge of the nearest zoom', 'en/18/262144/0.svg'],
    ['less than nothing', 'en/1/-1/0.svg'],
    ['a part of a number', 'en/1/0.5/0.svg'],
    ['a number in another form', 'en/1e1/0/0.svg'],
    ['a leading nought', 'en/01/0/0.svg'],
    ['a number that no zoom has', 'en/18/0/99999999999999999999.svg'],
    ['no number', 'en/1/0/x.svg'],
    ['another format', 'en/1/0/0.png'],
    ['a language we do not speak', 'fr/1/0/0.svg'],
    ['a way out', 'en/1/0/..%2f0.svg'],
  ])('has nothing for %s, and nobody keeps that', async (_, path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('public')
    expect(answer.body).not.toContain('<svg')
  })
})
