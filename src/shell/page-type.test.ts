import { describe, expect, it } from 'vitest'
import { findPageType, type PageType } from './page-type.ts'

const type = (name: string, ...patterns: string[]): PageType => ({
  name,
  patterns,
  current_location: false,
  hide_footer: true,
})
const types = [
  type('account', '/{locale}/account/*'),
  type('confirmed', '/{locale}/appointment/{id}/confirmed'),
  type('home', '/{locale}'),
]

describe('findPageType', () => {
  it.each([
    ['/en-ae/account/sign-in', 'account'],
    ['/ar-sa/account', 'account'],
    ['/en-ae/appointment/42/confirmed', 'confirmed'],
    ['/en-ae/', 'home'],
    ['/en-ae/appointment/42', undefined],
    ['/en-ae/appointment/42/confirmed/more', undefined],
    ['/en-ae/accounts/sign-in', undefined],
  ])('finds the page type of %s by its pattern', (path, name) => {
    expect(findPageType(types, path)?.name).toBe(name)
  })
})
