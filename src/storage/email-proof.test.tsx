import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStorage } from './tenant-storage.ts'
import { emailProof } from './email-proof.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { watchViewer } from '#src/session/watch-viewer.ts'

const minute = 60_000
const start = Date.parse('2026-11-26T08:00:00Z')
const proof = {
  ...{ phone: '', country_code: '', email: 'maha@example.org', guestToken: 'proof' },
  expiresAt: '2026-11-26T08:25:00Z',
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('is there for ten minutes after it was last kept, and never beyond its own end', () => {
  const kept = emailProof('sadeem')
  kept.keep(proof, start)
  expect(kept.read(start + 10 * minute - 1)).toEqual(proof)
  expect(kept.read(start + 10 * minute)).toBeUndefined()
  kept.keep(proof, start + 20 * minute)
  expect(kept.read(start + 25 * minute - 1)).toEqual(proof)
  expect(kept.read(start + 25 * minute)).toBeUndefined()
})

it('is of one tenant, and gone once it is dropped', () => {
  emailProof('sadeem').keep(proof, start)
  expect(emailProof('patientweb').read(start)).toBeUndefined()
  emailProof('patientweb').drop()
  expect(emailProof('sadeem').read(start)).toEqual(proof)
  emailProof('sadeem').drop()
  expect(sessionStorage).toHaveLength(0)
})

it('is not there, and disturbs nothing, where the browser refuses to store or has something else', () => {
  sessionStorage.setItem('patientweb:sadeem:email-proof', '{')
  expect(emailProof('sadeem').read(start)).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  const kept = emailProof('sadeem')
  kept.keep(proof, start)
  kept.drop()
  expect(kept.read(start)).toBeUndefined()
})

it('goes from a tab as soon as a patient is signed in, by whichever tab, and stays while nobody is', async () => {
  const tenant = 'watched'
  await openStorage(tenant).clear()
  const kept = emailProof(tenant)
  kept.keep(proof, start)
  const app = { tenant, apis: () => Promise.reject(new Error('not called')) } as unknown as Parameters<
    typeof watchViewer
  >[0]
  await watchViewer(app, () => undefined)
  expect(kept.read(start)).toEqual(proof)
  // What another tab does: the record is written, and the change announced.
  await sessionStore(tenant, openStorage(tenant)).keepPatient({
    id: 'layla',
    idToken: 'b',
    refreshToken: 'r',
    expiresAt: '2999',
  })
  await vi.waitFor(() => expect(kept.read(start)).toBeUndefined())
})
