import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFirstSight } from './first-sight.ts'

const openedBy = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)

beforeEach(() => {
  history.replaceState(null, '', '/en-ae')
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => vi.restoreAllMocks())

describe('what is below the first sight', () => {
  it('may come later in a document without a page that was opened', () => {
    openedBy('navigate')
    expect(isFirstSight()).toBe(true)
  })

  it('is there at once where a page is: the server’s own, or the one before', () => {
    openedBy('navigate')
    document.body.innerHTML = '<div id="root"><div data-screen="doctor"></div></div>'
    expect(isFirstSight()).toBe(false)
  })

  it.each(['reload', 'back_forward'])('is there at once on a page that is scrolled to where it was: %s', (type) => {
    openedBy(type)
    expect(isFirstSight()).toBe(false)
  })

  it('is there at once where the address names a part of the page', () => {
    openedBy('navigate')
    history.replaceState(null, '', '/en-ae#specialities')
    expect(isFirstSight()).toBe(false)
  })
})
