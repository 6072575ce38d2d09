import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { mayPull } from './may-pull.ts'

/** The one thing here that is not ours: whether this is a phone. */
let isPhone = true
beforeEach(() => {
  isPhone = true
  Object.assign(window, { matchMedia: () => ({ matches: isPhone }), scrollY: 0 })
})
afterEach(() => document.body.replaceChildren())

const touch = (target: EventTarget = document.body, fingers = 1) =>
  ({ touches: { length: fingers }, target }) as unknown as TouchEvent

describe('where a pull may begin', () => {
  it('is the top of a phone’s page, with one finger [U03]', () => {
    expect(mayPull(touch(), 'home')).toBe(true)
    expect(mayPull(touch(document.body, 2), 'home')).toBe(false)
    Object.assign(window, { scrollY: 40 })
    expect(mayPull(touch(), 'home')).toBe(false)
  })

  it('is not a desktop [U03]', () => {
    isPhone = false
    expect(mayPull(touch(), 'home')).toBe(false)
  })

  it.each(['telemedicine', 'booking', 'payment'] as const)('is not the screen of %s [U03]', (screen) => {
    expect(mayPull(touch(), screen)).toBe(false)
  })

  it('is not below an open sheet, nor within what is scrolled', () => {
    const list = document.createElement('div')
    const item = document.createElement('p')
    list.append(item)
    document.body.append(list)
    expect(mayPull(touch(item), 'home')).toBe(true)
    list.scrollTop = 12
    expect(mayPull(touch(item), 'home')).toBe(false)
    const sheet = document.createElement('dialog')
    sheet.setAttribute('open', '')
    document.body.append(sheet)
    expect(mayPull(touch(), 'home')).toBe(false)
  })

  it('is not while something is going on that a reload would lose', () => {
    const release = blockUpdates('a test')
    expect(mayPull(touch(), 'home')).toBe(false)
    release()
    expect(mayPull(touch(), 'home')).toBe(true)
  })
})
