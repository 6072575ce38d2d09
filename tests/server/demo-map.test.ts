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

  it('has sea where there is sea, land where there is land, and main roads, in the colours of the screen', async () => {
    const at = async (scheme: string, z: number, place: { lat: number; lng: number }) =>
      (await get(`en/${scheme}/${tileOf(place, z)}`)).body
    const [gulf, desert] = [
      { lat: 26.2, lng: 52.2 },
      { lat: 20.5, lng: 50.5 },
    ]
    // The edge of land is drawn outside of a tile that holds no coast: all round it where it is land.
    const outline = async (place: { lat: number; lng: number }) =>
      /<path d="([^"]*)"[^>]*fill-rule="evenodd"/.exec(await at('light', 9, place))![1]!
    const points = async (place: { lat: number; lng: number }) =>
      new Set((await outline(place)).match(/-?\d+\.\d -?\d+\.\d/g))
    expect(await points(desert)).toEqual(new Set(['-8.0 264.0', '-8.0 -8.0', '264.0 -8.0', '264.0 264.0']))
    const inside = [...(await points(gulf))].filter((point) => point.split(' ').every((n) => +n > 0 && +n < 256))
    expect([inside, (await points(gulf)).size < 4]).toEqual([[], true])
    expect(await at('light', 10, dubai)).toContain('>E11</text>')
    expect(await at('light', 9, desert)).not.toContain('stroke-linecap')
    const [light, dark] = [await at('light', 8, dubai), await at('dark', 8, dubai)]
    const colours = (tile: string) => new Set(tile.match(/#[0-9a-f]{6}/g))
    expect([...colours(light)].filter((colour) => colours(dark).has(colour))).toEqual([])
    // Without a scheme it is the light one, as it was before there were two.
    expect((await get(`en/${tileOf(dubai, 8)}`)).body).toBe(light)
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
    ['a scheme that there is not', 'en/sepia/1/0/0.svg'],
    ['a way out', 'en/1/0/..%2f0.svg'],
  ])('has nothing for %s, and nobody keeps that', async (_, path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('public')
    expect(answer.body).not.toContain('<svg')
  })
})
