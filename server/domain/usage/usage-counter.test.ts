import { expect, it, vi } from 'vitest'
import { createUsageCounter } from './usage-counter.ts'
import type { UsageCount } from './usage-repository.ts'

const day = '2026-11-26'

function start() {
  const dues: (() => void)[] = []
  const stored: UsageCount[][] = []
  const store = vi.fn(async (counts: UsageCount[]) => void stored.push(counts))
  const onFailure = vi.fn()
  const counter = createUsageCounter({ store, later: (work) => void dues.push(work), onFailure })
  return { counter, dues, stored, store, onFailure }
}

it('stores what was counted together, once it is due', async () => {
  const { counter, dues, stored } = start()
  counter.count('sadeem', day, ['visit', 'installed'])
  counter.count('sadeem', day, ['visit'])
  counter.count('rumman', day, ['visit'])
  expect([dues.length, stored]).toEqual([1, []])
  dues[0]!()
  await counter.flush()
  expect(stored).toEqual([
    [
      { tenantCode: 'sadeem', day, event: 'visit', count: 2 },
      { tenantCode: 'sadeem', day, event: 'installed', count: 1 },
      { tenantCode: 'rumman', day, event: 'visit', count: 1 },
    ],
  ])
  counter.count('sadeem', day, ['visit'])
  expect(dues).toHaveLength(2)
})

it('keeps what could not be stored, and stores it with what came since', async () => {
  const { counter, dues, stored, store, onFailure } = start()
  store.mockRejectedValueOnce(new Error('away'))
  counter.count('sadeem', day, ['visit'])
  dues[0]!()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  counter.count('sadeem', day, ['visit'])
  expect(dues).toHaveLength(2)
  await counter.flush()
  expect(stored).toEqual([[{ tenantCode: 'sadeem', day, event: 'visit', count: 2 }]])
})

it('has an end, however long the database is away', async () => {
  const { counter, stored } = start()
  for (let at = 0; at < 10_050; at += 1) counter.count(`tenant-${at}`, day, ['visit'])
  await counter.flush()
  expect(stored[0]).toHaveLength(10_000)
})
