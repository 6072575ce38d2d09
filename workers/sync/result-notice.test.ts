import { describe, expect, it } from 'vitest'
import { facts, tenant } from '#tests/support/sync-worker'
import { toResultNotice } from './result-notice.ts'

describe('the notification of what became of it', () => {
  const titleOf = (outcome: Parameters<typeof toResultNotice>[0], isLastChance = false) =>
    toResultNotice(outcome, facts, isLastChance)?.title

  it('says the least: that it was sent, that a word is needed, that it waits and is not tried again', () => {
    const outcome = { accepted: 1, refused: 0, left: 'nothing' } as const
    expect(toResultNotice(outcome, facts, false)).toEqual({
      title: 'sent',
      options: {
        ...{ body: 'all', lang: 'ar', dir: 'rtl', tag: 'outbox' },
        icon: `/m/icons/icon-192.png?key=${tenant}`,
        data: { path: '/m/', key: tenant },
      },
    })
    expect(titleOf({ ...outcome, refused: 1 })).toBe('look')
    expect(titleOf({ ...outcome, left: 'parked' })).toBe('waits')
    expect(titleOf({ ...outcome, left: 'later' }, true)).toBe('waits')
  })

  it('is none where nothing was there, or the browser tries again', () => {
    expect(titleOf({ accepted: 0, refused: 0, left: 'nothing' }, true)).toBeUndefined()
    expect(titleOf({ accepted: 1, refused: 0, left: 'later' })).toBeUndefined()
  })
})
