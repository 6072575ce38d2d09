import { afterAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { words, type Message, type TestLanguage } from '#tests/e2e/support/words'
import type { Engine, EngineName, PageSize } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openNetwork, type Network } from '#tests/support/network'
import { serverLog } from './server.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { openWebKit } from './webkit.ts'

/** Who looks, and where from. */
export type Place = { language: TestLanguage; prefix: string; isPhone: boolean }
export type Journey = Place & {
  visitor: Visitor
  network: Network
  /** A message as this visitor reads it. */
  say: (message: Message, values?: Record<string, string | number>) => string
}

const phone: PageSize = { width: 390, height: 844 }
const desktop: PageSize = { width: 1440, height: 900 }
const english = { language: 'en', prefix: '/en-ae' } as const
const arabic = { language: 'ar', prefix: '/ar-ae' } as const

const everywhere = [phone, desktop].flatMap((size) => [english, arabic].map((reader) => ({ size, ...reader })))
/** In `npm test` one booking in each browser that is there, on a phone. */
const isBrief = process.env['ENGINES'] === 'brief'
const places = isBrief ? everywhere.slice(0, 1) : everywhere

const engines: Record<EngineName, ((size: PageSize) => Promise<Engine>) | undefined> = {
  Firefox: whereSet('FIREFOX_PATH', openFirefox),
  WebKit: whereSet('WEBKIT_PATH', openWebKit),
}

/** One journey, once in each engine, on a phone and a desktop, in English and Arabic; no failure of the app may be told meanwhile. */
export function inEveryEngine(title: string, journey: (journey: Journey) => Promise<void>): void {
  describe.each(Object.entries(engines).filter(([, open]) => open))('in %s', (name, open) => {
    it.each(places)(`${title}, at $size.width px in $language`, async ({ size, language, prefix }) => {
      const network = await openNetwork(process.env['ENGINES_ORIGIN']!)
      const engine = await open!(size)
      const isPhone = size === phone
      const label = `${name}-${isPhone ? 'phone' : 'desktop'}-${language}-${title}`
      const visitor = createVisitor(engine, { origin: network.origin, label })
      const say: Journey['say'] = (message, values) => words(language, message, values)
      try {
        await journey({ visitor, network, language, prefix, isPhone, say })
        // Leaving the page is its last moment to tell what failed.
        await visitor.open('/robots.txt')
      } finally {
        await engine.close()
        await network.close()
      }
    })
  })

  afterAll(() => {
    const failures = readFileSync(serverLog, 'utf8').split('\n')
    expect(failures.filter((line) => line.includes('client error'))).toEqual([])
  })
}

function whereSet(variable: string, open: (program: string, size: PageSize) => Promise<Engine>) {
  const program = process.env[variable]
  return program ? (size: PageSize) => open(program, size) : undefined
}
