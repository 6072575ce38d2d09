import { expect, it } from 'vitest'
import type { OutboxEntry } from './entry.ts'
import { orderOf } from './order-of.ts'

const of = (kind: string, more: object = {}) => orderOf({ kind, ...more } as OutboxEntry)

it('is one for all that is changed of a visit, a person or a document, whatever it is', () => {
  const visit = { appointmentId: 'v-1' }
  expect(of('moved_appointment', { visit })).toBe(of('visit_document', { visit }))
  expect(of('changed_relative', { relativeId: 'r-1' })).toBe(of('removed_relative', { relativeId: 'r-1' }))
  expect(of('changed_document', { documentId: 'd-1' })).toBe(of('removed_document', { documentId: 'd-1' }))
})

it('is another for each of them, and of one kind where a change is of none', () => {
  const visits = ['v-1', 'v-2'].map((appointmentId) => of('cancelled_appointment', { visit: { appointmentId } }))
  // What is booked is no visit yet: its own says where, and by no id.
  const orders = [...visits, of('guest_appointment', { visit: { start: '2026-11-25' } }), of('profile')]
  expect(new Set(orders).size).toBe(4)
  expect(of('profile')).toBe(of('profile', { now: { height: 171 } }))
})
