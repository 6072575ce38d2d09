import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { AppContext } from '#src/context/app-context.ts'
import { forgetOpenBrowser, noteOpenBrowser } from '#src/session/brief-session.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer, shownViewer } from '#src/session/use-viewer.ts'
import { restoreAnswers } from './restore-answers.ts'

const tenant = 'starting'
const layla = { id: 'layla', idToken: 'bearer-4', refreshToken: 'refresh-4', expiresAt: '2026-11-23T10:15:00.000Z' }
const restore = () =>
  restoreAnswers({ queryClient: new QueryClient(), tenant } as AppContext, { build: 'b7', isRefreshed: false })

beforeEach(async () => {
  showViewer({ kind: 'nobody' })
  await sessionStore(tenant).expire()
})

it('shows who looks before the first page of the shell is rendered', async () => {
  await sessionStore(tenant).keepPatient(layla)
  await sessionStore(tenant).bookFor({ relativeId: 'salma', name: 'Salma' })
  await restore()
  expect(shownViewer()).toEqual({
    kind: 'patient',
    id: 'layla',
    bookingFor: { relativeId: 'salma', name: 'Salma' },
  })
})

it('shows nobody of a session that the closed browser has ended, with the phone that it had proven', async () => {
  noteOpenBrowser(tenant)
  await sessionStore(tenant).keepGuestProof({
    phone: '501234567',
    country_code: '971',
    guestToken: 'guest-9',
    expiresAt: '2999-01-01T00:00:00.000Z',
  })
  await sessionStore(tenant).keepPatient({ ...layla, isBrief: true })
  forgetOpenBrowser(tenant)
  await restore()
  expect(shownViewer()).toEqual({ kind: 'nobody' })
})
