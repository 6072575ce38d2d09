import { expect, it } from 'vitest'
import type { OutboxEntry } from '#workers/outbox/entry'
import type { OutboxKind } from './kind.ts'
import { settlingOf } from './submission.ts'

type Plain = { values: string[] }
const at = (second: number) => `2026-11-23T10:00:${String(second).padStart(2, '0')}.000Z`
const entry = (id: string, fields: Partial<OutboxEntry> = {}): OutboxEntry<Plain> => ({
  ...{ id, tenant: 'patientweb', kind: 'plain', idempotencyKey: id, createdAt: at(1), attempts: 0, state: 'queued' },
  ...fields,
  values: [id],
})
const settle = (found: (OutboxEntry | undefined)[], isOfUse = true) =>
  settlingOf(
    {
      ...{ id: 'new', kind: 'plain', change: { values: ['new'] }, isConfirmed: true },
      replaces: {
        ids: [],
        with: (taken) =>
          isOfUse ? { values: [...(taken as OutboxEntry<Plain>[]).flatMap(({ values }) => values), 'new'] } : undefined,
      },
    },
    {} as OutboxKind,
    { tenant: 'patientweb', createdAt: at(9) },
  )([undefined, ...found])

it('takes the place of what was never sent, in the order in which it was made', () => {
  const [own, ...others] = settle([
    entry('later', { createdAt: at(3) }),
    entry('first', { createdAt: at(2) }),
    entry('refused', { createdAt: at(1), attempts: 2, state: 'refused', refusal: { code: 'not_found' } }),
    undefined,
  ])
  expect(own).toMatchObject({ id: 'new', createdAt: at(9), attempts: 0, values: ['refused', 'first', 'later', 'new'] })
  expect(others).toEqual([undefined, undefined, undefined, undefined])
})

it('goes behind what was taken up to be sent meanwhile, and behind what may have arrived', () => {
  const sending = entry('sending', { state: 'sending', attempts: 1 })
  const unanswered = entry('unanswered', { attempts: 1 })
  const [own, ...others] = settle([sending, unanswered, entry('free')])
  expect(own).toMatchObject({ values: ['free', 'new'] })
  expect(others).toEqual([sending, unanswered, undefined])
})

it('is the word for what may have arrived and waited for one: that is sent right before', () => {
  const [, due] = settle([entry('due', { state: 'needs_confirmation', attempts: 1 })])
  expect(due).toMatchObject({ id: 'due', state: 'queued', attempts: 1, createdAt: '2026-11-23T10:00:08.999Z' })
})

it('leaves nothing where the patient has undone it', () => {
  expect(settle([entry('free')], false)).toEqual([undefined, undefined])
})
