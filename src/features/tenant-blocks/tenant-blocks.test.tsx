import { onlineManager } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Banner } from '#contract/content'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createApp } from '#src/app/create-app.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import type { ShownBanner, ShownBlock } from '#src/queries/content.ts'
import { Banners } from './banners.tsx'
import { Highlights } from './highlights.tsx'
import { TenantBlocks } from './tenant-blocks.tsx'
import { screens } from './tenant-blocks.css.ts'

afterEach(cleanup)
// The test DOM neither measures nor scrolls; that a line overflows and is moved is for the browser journeys.
beforeAll(() => {
  const nothing = class {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: nothing, IntersectionObserver: nothing })
})

async function show(content: ReactNode) {
  const init = { capabilities: {}, settings: { whitelabel_configs: {} } } as unknown as AppContext['init']
  const app = createApp(
    {
      tenant: 'insurer',
      basePath: '',
      keyInUrl: true,
      origin: 'https://care.example',
      locale: 'ar-ae',
      init,
      countries: [],
    },
    () => Promise.reject(new Error('nothing is asked for')),
  )
  await app.intl.load('app', 'home', 'care')
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    Wrap: ({ children }) => (
      <AppProvider value={app}>
        <IntlContext value={app.intl}>{children}</IntlContext>
      </AppProvider>
    ),
  })
  await router.load()
  return render(<RouterProvider router={router} />).container
}

const block = (kind: ShownBlock['kind'], more: Partial<ShownBlock> = {}): ShownBlock => ({ key: kind, kind, ...more })
const draw = (...blocks: ShownBlock[]) => show(<TenantBlocks blocks={blocks} />)

describe('a block of a tenant', () => {
  it.each([
    'text',
    'hero',
    'banner',
    'video',
    'steps',
    'cards',
    'links',
    'logos',
    'html',
    'specialities',
    'testimonies',
  ] as const)('of the kind %s shows nothing where it holds nothing [C05]', async (kind) => {
    const container = await draw(block(kind, { items: [] }))
    expect(container.textContent).toBe('')
    expect(container.querySelector('section')).toBeNull()
  })

  it('leads to pages of the app in their locale and with the key, and to other sites in a tab of their own', async () => {
    await draw(
      block('links', {
        heading: 'Ways',
        items: [
          { title: 'Doctors', href: '/doctors' },
          { title: 'Site', href: 'https://sadeem.example/a' },
          { title: 'No page', href: '/no-such-page' },
          { title: 'Script', href: 'javascript:alert(1)' },
          { title: 'Plain', href: 'http://sadeem.example' },
          { title: 'Nowhere' },
        ],
      }),
    )
    const links = within(screen.getByRole('region', { name: 'Ways' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['/ar-ae/doctors?key=insurer', null],
      ['https://sadeem.example/a', 'noopener noreferrer'],
    ])
    expect(links[1]?.textContent).toContain('(يُفتح في علامة تبويب جديدة)')
  })

  it('with a film never starts it or loads it unasked, and names its captions', async () => {
    const container = await draw(
      block('video', {
        heading: 'A visit',
        video: {
          src: '/tenant-assets/insurer/visit.mp4',
          captions: [
            { src: '/tenant-assets/insurer/en.vtt', language: 'en', label: 'English' },
            { src: '/tenant-assets/insurer/ar.vtt', language: 'ar', label: 'العربية' },
          ],
        },
      }),
    )
    const film = container.querySelector('video')!
    expect({ preload: film.preload, autoplay: film.autoplay, controls: film.controls }).toEqual({
      preload: 'none',
      autoplay: false,
      controls: true,
    })
    const tracks = [...film.querySelectorAll('track')]
    expect(tracks.map((track) => [track.srclang, track.kind, track.default])).toEqual([
      ['en', 'captions', false],
      ['ar', 'captions', false],
    ])
  })

  it('with a film that does not load says so and loads it once more, from where it stood [C05]', async () => {
    const container = await draw(block('video', { video: { src: '/tenant-assets/insurer/visit.mp4', captions: [] } }))
    const film = container.querySelector('video')!
    const began: string[] = []
    const anew = 'src /tenant-assets/insurer/visit.mp4'
    // That begins it anew, as in a browser.
    film.setAttribute = (name, value) => {
      film.currentTime = 0
      began.push(`${name} ${value}`)
    }
    film.play = () => {
      began.push(`play at ${film.currentTime}`)
      return Promise.reject(new Error('not loaded'))
    }
    expect(screen.queryByRole('alert')).toBeNull()

    film.currentTime = 7
    fireEvent.error(film)
    expect(screen.getByRole('alert').textContent).toMatch(/^لم يُحمَّل الفيلم\./)
    fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect([began, screen.queryByRole('alert')]).toEqual([[anew, 'play at 7'], null])

    fireEvent.error(film)
    act(() => onlineManager.setOnline(false))
    expect(screen.getByRole('alert').textContent).toBe(
      'يحتاج الفيلم إلى اتصال بالإنترنت، ويمكنك تشغيله عند عودة الاتصال.',
    )
    act(() => onlineManager.setOnline(true))
    // Nobody has pressed again.
    expect([began, screen.queryByRole('alert')]).toEqual([[anew, 'play at 7', anew], null])
    expect(film.currentTime).toBe(7)
  })

  it('for one kind of screen alone is marked for it', async () => {
    const container = await draw(
      block('banner', { heading: 'For phones', screen: 'phone' }),
      block('banner', { heading: 'For desktops', screen: 'desk' }),
    )
    expect([...container.querySelectorAll('section')].map(({ className }) => className)).toEqual([
      expect.stringContaining(screens.phone),
      expect.stringContaining(screens.desk),
    ])
  })

  it('draws only icons it knows, and pictures lazily with their words', async () => {
    const container = await draw(
      block('cards', {
        items: [
          { title: 'One', icon: 'heart' },
          { title: 'Two', icon: 'constructor' },
          { title: 'Three', image: '/tenant-assets/insurer/a.svg', image_alt: 'A house' },
        ],
      }),
    )
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    expect(screen.getByAltText('A house').getAttribute('loading')).toBe('lazy')
  })
})

describe('banners', () => {
  const banner = (id: string, more: Partial<ShownBanner> = {}): ShownBanner =>
    ({ id, bpid: 'home', country: 'ae', platform: 'web', title: `Banner ${id}`, ...more }) satisfies Banner

  it('that phones and desktops share are written once [C12]', async () => {
    await show(
      <Banners banners={[banner('1', { action: 'Go', href: '/doctors' }), banner('2', { href: '/doctors' })]} />,
    )
    expect(screen.getAllByRole('heading')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/ar-ae/doctors?key=insurer')
    // Without a button the whole banner leads on.
    expect(screen.getByRole('link', { name: 'Banner 2' })).toBeTruthy()
  })

  it('stand once for phones and once for desktops where these differ', async () => {
    const container = await show(<Banners banners={[banner('1'), banner('2', { screen: 'desk' })]} />)
    const parts = [...container.querySelectorAll('section')]
    expect(parts.map((part) => part.querySelectorAll('h2').length)).toEqual([1, 2])
  })
})

describe('articles of the blog', () => {
  it('are three at most, and only those that lead somewhere [C06]', async () => {
    const article = (id: string, href = '/doctors') => ({
      id,
      title: `Article ${id}`,
      excerpt: 'Words',
      href,
      published_at: '2026-10-28T08:00:00.000Z',
    })
    await show(
      <Highlights
        highlights={[article('1'), article('2', '/no-such-page'), article('3'), article('4'), article('5')]}
      />,
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Article 1',
      'Article 3',
      'Article 4',
    ])
  })
})
