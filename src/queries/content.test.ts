import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Banner } from '#contract/content'
import { locales } from '#contract/locale'
import type { ContentBlock } from '#contract/tenant'
import type { AppContext } from '#src/context/app-context.ts'
import { bannersQuery, homeBlocksQuery, shellBlocksQuery } from './content.ts'

/** A page whose platform has these blocks, answered as the service answers: under the key that was asked for. */
function pageWith(stored: Record<string, Partial<ContentBlock>>, banners: Partial<Banner>[] = []) {
  const requests: string[] = []
  const app = {
    tenant: 'patientweb',
    locale: locales['ar-ae'],
    init: {
      settings: { whitelabel_configs: { header_block_content_key: 'header-own', footer_block_content_key: '' } },
    },
    apis: async () => ({
      locale: {
        blocks: async ({ keys }: { keys: string[] }) => {
          requests.push(...keys)
          return keys.flatMap((key) => {
            const found = stored[key] ?? stored[key.replace(/-(mobile|desktop)$/, '')]
            return found ? [{ kind: 'text', ...found, key }] : []
          })
        },
        banners: async ({ platform }: Pick<Banner, 'platform'>) => banners.filter((one) => one.platform === platform),
      },
    }),
  } as unknown as AppContext
  return { app, requests, client: new QueryClient() }
}

describe('the blocks of the home page', () => {
  it('are asked for under every name of the specification, for phones and desktops, with those of the country [C05]', async () => {
    const { app, requests, client } = pageWith({})
    await client.fetchQuery(homeBlocksQuery(app))
    const names = [
      ...['speciality', 'banners', 'popular-searches', 'testimonies', 'about', 'featured-on', 'hero', 'video', 'why'],
      ...['how', 'pro', 'app', 'homepage-ae-ar'],
    ]
    expect(requests.toSorted()).toEqual(names.flatMap((name) => [`${name}-desktop`, `${name}-mobile`]).toSorted())
  })

  it('stand once where phones and desktops share one, and once for each where they do not', async () => {
    const { app, client } = pageWith({
      why: { heading: 'Why' },
      hero: { heading: 'For desktops' },
      'hero-mobile': { heading: 'For phones' },
      'homepage-ae-ar': { heading: 'In the Emirates' },
    })
    const blocks = await client.fetchQuery(homeBlocksQuery(app))
    expect(blocks.map(({ key, heading, screen }) => [key, heading, screen])).toEqual([
      ['hero', 'For phones', 'phone'],
      ['hero', 'For desktops', 'desk'],
      ['why', 'Why', undefined],
      ['homepage-ae-ar', 'In the Emirates', undefined],
    ])
  })
})

describe('the blocks of header and footer', () => {
  it('go by the names in the configuration, and the general one [T03]', async () => {
    const { app, requests, client } = pageWith({ 'header-own': { heading: 'Own' } })
    expect(await client.fetchQuery(shellBlocksQuery(app))).toEqual([
      { key: 'header-own', kind: 'text', heading: 'Own' },
    ])
    expect(requests).toEqual(['header-own-mobile', 'header-own-desktop', 'footer-mobile', 'footer-desktop'])
  })
})

describe('banners of the country', () => {
  it('are those of the placement, once where phones and desktops share one [C12]', async () => {
    const { app, client } = pageWith({}, [
      { id: '1', bpid: 'home', platform: 'mobile', title: 'Both' },
      { id: '2', bpid: 'home', platform: 'web', title: 'Both' },
      { id: '3', bpid: 'home', platform: 'web', title: 'Wide' },
      { id: '4', bpid: 'results', platform: 'web', title: 'Elsewhere' },
    ])
    const banners = await client.fetchQuery(bannersQuery(app, 'home'))
    expect(banners.map(({ title, screen }) => [title, screen])).toEqual([
      ['Both', undefined],
      ['Wide', 'desk'],
    ])
  })
})
