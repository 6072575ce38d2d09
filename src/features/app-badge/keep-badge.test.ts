import { afterEach, expect, it, vi } from 'vitest'
import { announceSession } from '#src/storage/session-changes.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith } from '#tests/support/booking'
import { keepBadge } from './keep-badge.ts'

afterEach(() => vi.unstubAllGlobals())

it('shows the number of the visits today, takes it away with the session, and is content without a badge', async () => {
  const shown: number[] = []
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  const store = sessionStore('badge')
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const visit = { ...appointmentWith('b7c2d1de-0000-4000-8000-000000000001'), start: soon(0), end: soon(30) }
  await store.keepAppointment(visit, 'token', new Date())
  await keepBadge('badge')
  expect(shown).toEqual([1])
  await store.remove()
  announceSession('badge')
  await vi.waitFor(() => expect(shown.at(-1)).toBe(0))
  vi.stubGlobal('navigator', {})
  await expect(keepBadge('badge')).resolves.toBeUndefined()
})
