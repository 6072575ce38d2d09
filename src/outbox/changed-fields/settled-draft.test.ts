import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { draftStore } from '#src/storage/draft-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { relativeForm } from './own-forms.ts'
import { leftOf, settleRelativeDraft, withSettled } from './settled-draft.ts'

const base = { first_name: 'Salma', birthday: '1410-10-07', dob_format: 'hijri', weight: '' }
const birthday = {
  was: { birthday: '1990-05-02', dob_format: 'hijri' },
  now: { birthday: '1990-05-03', dob_format: 'gregorian' },
}

it('what was sent of a draft is what it is based on, one change after the other', () => {
  const typed = { ...base, first_name: 'Noura', weight: '61' }
  const changes = [
    { was: { first_name: 'Salma', weight: null }, now: { first_name: 'Nora', weight: 60 } },
    { was: { first_name: 'Nora' }, now: { first_name: 'Noura' } },
    birthday,
  ]
  expect(withSettled({ typed, base }, changes)).toEqual({
    typed,
    base: { first_name: 'Noura', birthday: '1990-05-03', dob_format: 'gregorian', weight: '60' },
  })
})

it('a field that was another one before, or is not in the draft, stays as it is', () => {
  const change = { was: { first_name: 'Sama', height: null }, now: { first_name: 'Sima', height: 168 } }
  expect(withSettled({ typed: base, base }, [change])).toEqual({ typed: base, base })
})

it('nothing is left of a draft that was sent whole, however it was spaced', () => {
  const change = { was: { first_name: 'Salma' }, now: { first_name: 'Noura' } }
  expect(leftOf({ typed: { ...base, first_name: ' Noura ' }, base }, change)).toBeUndefined()
  expect(leftOf({ typed: { ...base, first_name: 'Noor' }, base }, change)?.typed.first_name).toBe('Noor')
})

it('the draft of a relative goes with the answer, and that of another one stays', async () => {
  const tenant = 'settled'
  const storage = tenantStorage(tenant)
  const { subject: _, ...form } = relativeForm('')
  const drafts = draftStore<object>(tenant, form, storage)
  const draft = { typed: { ...base, first_name: 'Noura' }, base }
  const now = new Date('2026-11-23T10:00:00.000Z')
  for (const id of ['r-1', 'r-2']) await drafts.keep(id, draft, now)
  await settleRelativeDraft({ tenant, storage }, 'r-1', { was: { first_name: 'Salma' }, now: { first_name: 'Noura' } })
  const read = (id: string) => drafts.read(id, () => Promise.resolve(now))
  expect(await Promise.all(['r-1', 'r-2'].map(read))).toEqual([undefined, draft])
})
