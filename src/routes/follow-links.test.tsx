import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { followLinks } from './follow-links.ts'

const app = { basePath: '/care', locale: locales['en-ae']! }

describe('links', () => {
  const router = { navigate: vi.fn(async () => undefined), preloadRoute: vi.fn(async () => undefined) }
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    router.navigate.mockClear()
    router.preloadRoute.mockClear()
    stop = followLinks(document, app, router)
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const link = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector<HTMLElement>('[data-at]') ?? document.querySelector('a')!
  }
  const click = (target: Element, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
    target.dispatchEvent(event)
    return event
  }

  it('goes to a page of this locale without loading a document, wherever in the link it is pressed', () => {
    const at = link('<a href="/care/en-ae/doctors?city=dubai#list"><b data-at>All</b></a>')
    expect(click(at).defaultPrevented).toBe(true)
    expect(router.navigate).toHaveBeenCalledWith({ to: '/en-ae/doctors', search: { city: 'dubai' }, hash: 'list' })
  })

  it.each([
    ['another locale', '<a href="/care/ar-ae/doctors">x</a>'],
    ['another place of the origin', '<a href="/care/demo/inbox">x</a>'],
    ['another origin', '<a href="https://example.com/care/en-ae">x</a>'],
    ['the same page', '<a href="#main">x</a>'],
    ['another tab', '<a href="/care/en-ae" target="_blank">x</a>'],
    ['a file', '<a href="/care/en-ae" download>x</a>'],
  ])('leaves a link to %s to the browser', (_, html) => {
    const target = link(html)
    target.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
    click(target)
    expect(router.navigate).not.toHaveBeenCalled()
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    (init) => {
      click(link('<a href="/care/en-ae">x</a>'), init)
      expect(router.navigate).not.toHaveBeenCalled()
    },
  )

  it('leaves a press that somebody else has answered', () => {
    const target = link('<a href="/care/en-ae">x</a>')
    target.addEventListener('click', (event) => event.preventDefault())
    click(target)
    expect(router.navigate).not.toHaveBeenCalled()
  })

  it('asks ahead for the page of a link that is pointed at for a moment, and not for one that is passed over', () => {
    document.body.innerHTML = '<a id="one" href="/care/en-ae">x</a><a id="two" href="/care/en-ae/doctors">y</a>'
    const over = (id: string) => document.getElementById(id)!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    over('one')
    vi.advanceTimersByTime(20)
    over('two')
    vi.advanceTimersByTime(60)
    expect(router.preloadRoute.mock.calls).toEqual([[{ to: '/en-ae/doctors', search: {} }]])
  })

  it('asks at once for the page of a link that is touched', () => {
    link('<a href="/care/en-ae/doctors">x</a>').dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(router.preloadRoute).toHaveBeenCalledTimes(1)
  })

  it('asks for nothing ahead where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const target = link('<a href="/care/en-ae/doctors">x</a>')
    target.dispatchEvent(new Event('touchstart', { bubbles: true }))
    Reflect.deleteProperty(navigator, 'connection')
    expect(router.preloadRoute).not.toHaveBeenCalled()
    click(target)
    expect(router.navigate).toHaveBeenCalledTimes(1)
  })
})
