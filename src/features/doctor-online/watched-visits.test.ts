import { expect, it, vi } from 'vitest'
import { watchVisit, whenWatched } from './watched-visits.ts'

it('tells of a visit that was named before anybody listened, and of each that is named from then on', () => {
  watchVisit('B-4')
  const shown = vi.fn()
  whenWatched(shown)
  expect(shown).toHaveBeenCalledTimes(1)
  watchVisit('C-5')
  expect(shown).toHaveBeenCalledTimes(2)
})

it('tells of none where none is named', async () => {
  vi.resetModules()
  const anew = await import('./watched-visits.ts')
  const shown = vi.fn()
  anew.whenWatched(shown)
  expect(shown).not.toHaveBeenCalled()
})
