import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateAsset } from './asset-files.ts'

const shipped = join(import.meta.dirname, '../demo/tenants/liqa/assets')
const film = new Uint8Array(readFileSync(join(shipped, 'how-it-goes.mp4')))
const problemOf = async (name: string, bytes: Uint8Array) =>
  (await validateAsset({ name, bytes })).issues.map(({ message }) => message).join()
const webm = (docType: string) =>
  Uint8Array.from([
    ...[0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from(docType)],
    ...[0x18, 0x53, 0x80, 0x67, 0x80],
  ])

describe('a film', () => {
  it('is kept as it is, under the type it has', async () => {
    expect((await validateAsset({ name: 'how.mp4', bytes: film })).kept).toMatchObject({
      bytes: film,
      mediaType: 'video/mp4',
    })
    expect((await validateAsset({ name: 'how.webm', bytes: webm('webm') })).kept?.mediaType).toBe('video/webm')
  })

  it.each([
    ['that is only called one', 'how.mp4', Buffer.from('<html><script>alert(1)</script>')],
    ['that is cut off', 'how.mp4', film.subarray(0, film.length - 9)],
    ['with something behind it', 'how.mp4', Buffer.concat([film, Buffer.from('<script>')])],
    ['of another kind than its name says', 'how.webm', film],
    ['without anything in it', 'how.mp4', film.subarray(0, 32)],
    ['in another form of the same family', 'how.webm', webm('mkv!')],
  ])('%s is refused', async (_, name, bytes) => {
    expect(await problemOf(name, bytes)).toBe(`is no ${name.split('.')[1]} file`)
  })

  it('is refused beyond eight megabytes', async () => {
    expect(await problemOf('how.mp4', new Uint8Array(8_000_001))).toContain('may have 8000000')
  })
})

describe('captions', () => {
  const kept = async (text: string) => {
    const { kept: file } = await validateAsset({ name: 'how.vtt', bytes: new TextEncoder().encode(text) })
    return file && new TextDecoder().decode(file.bytes)
  }

  it('keep their words and their times, and nothing that styles, places or runs', async () => {
    const written = [
      '\ufeffWEBVTT - made by hand\r\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000',
      'STYLE\n::cue { background: url(https://elsewhere.example/a.png); position: fixed }',
      'REGION\nid:over width:100%',
      'NOTE <script>alert(1)</script>',
      '1\n00:00.200 --> 00:02.000 line:0 position:50% size:100%\n<v Doctor><b onclick=alert(1)>Good</b> morning <script>alert(2)</script>',
      '00:02.000 --> 00:04.000\n<img src=x onerror=alert(3)>',
      '00:04.000 --> 00:05.000\na < b -->',
    ].join('\n\n')
    expect(await kept(written)).toBe(
      'WEBVTT\n\n00:00.200 --> 00:02.000\nGood morning alert(2)\n\n00:04.000 --> 00:05.000\na &lt; b --&gt;\n',
    )
  })

  it('come out of a second reading as they went in', async () => {
    for (const language of ['en', 'ar', 'id']) {
      const text = readFileSync(join(shipped, `how-it-goes-${language}.vtt`), 'utf8')
      expect(await kept(text)).toBe(text)
    }
  })

  it.each(['WEBVTT', 'WEBVTT\n\nNOTE nothing', 'WEBVTT\n\n00:01.000 --> later\nx'])(
    'that say nothing are refused: %j',
    async (text) => {
      expect(await problemOf('how.vtt', new TextEncoder().encode(text))).toContain('holds no captions')
    },
  )

  it('that are something else are refused', async () => {
    expect(await problemOf('how.vtt', Buffer.from('<html>'))).toBe('is no vtt file')
  })
})
