import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { PractitionerDetail } from '#contract/directory'
import { showViewer } from '#src/session/use-viewer.ts'
import { account, fillTestDom, showOwnPage } from '#tests/support/own-page'
import { OwnSuspension } from './own-suspension.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  showViewer({ kind: 'nobody' })
})

const locations = [
  { facility_id: '7', name: 'Al Noor Clinic', phone: '+971 4 321 0007' },
  { facility_id: '9', name: 'Marina Clinic', phone: '+971 4 321 0009' },
]
function show(suspension: object, more: { isGuest?: true } = {}) {
  showViewer(more.isGuest ? { kind: 'nobody' } : { kind: 'patient', id: account.PatientID })
  return showOwnPage(<OwnSuspension doctor={{ locations } as unknown as PractitionerDetail} facilityId="9" />, {
    ...{ at: 'dashboard' as const, ...more },
    configuration: { name: { en: 'Liqa', ar: 'لقاء' } },
    answers: { 'GET /account': { data: { ...account, ...suspension } } },
  })
}

it('a suspended patient is told at a doctor’s page why they cannot book, and whom to call [P04]', async () => {
  await show({ suspended_to_book: true, suspension_reason: 'fees_due' })
  const heading = await screen.findByText('You cannot book at the moment', undefined, { timeout: 10_000 })
  const note = heading.closest('[role=status]')!
  expect(note.textContent).toMatch(/You cannot book at the moment.*fee of an earlier visit.*Please call/)
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+97143210009')
})

it('nobody else is told anything, and of who is not signed in nothing is asked', async () => {
  const { asked } = await show({ suspended_to_book: false })
  await waitFor(() => expect(asked).toContain('GET /account'))
  expect(screen.queryByText(/cannot book/)).toBeNull()
  cleanup()
  const guest = await show({ suspended_to_book: true }, { isGuest: true })
  expect([screen.queryByText(/cannot book/), guest.asked]).toEqual([null, []])
})
