import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'

const sadeem = {
  id: '1',
  plans: [
    { id: '11', name: 'Gold' },
    { id: '12', name: 'Silver' },
  ],
}
const taking = (...plan_ids: string[]) => [{ id: '1', name: 'Sadeem', plan_ids }]

describe('what a place takes of the patient’s insurance', () => {
  it.each([
    ['the plan is taken', '11', taking('11'), 'accepted'],
    ['another plan is taken', '12', taking('11'), 'refused'],
    ['all plans are taken, and theirs is not known', undefined, taking('11', '12'), 'accepted'],
    ['some plans are taken, and theirs is not known', undefined, taking('11'), 'some_plans'],
    ['none is taken, and theirs is not known', undefined, taking(), 'refused'],
    ['the same plan is taken of nobody', '11', [], 'refused'],
    ['another insurer is taken', '11', [{ id: '2', name: 'Other', plan_ids: ['11'] }], 'refused'],
  ] as const)('%s', (_, plan, taken, expected) => {
    expect(
      coverageOf(
        sadeem,
        plan,
        [...taken].map((one) => ({ ...one, plan_ids: [...one.plan_ids] })),
      ),
    ).toBe(expected)
  })
})
