import { expect, it } from 'vitest'
import { cookiesOfLeaving, expiredSessionCookie, hasCookie, localeCookie, loginTriedCookie } from './cookies.ts'

it('a cookie is found by its whole name, wherever it stands', () => {
  const header = 'locale-insurer=ar-ae; login-tried-hospital=1;session-expired-hospital=x'
  expect([localeCookie('insurer'), loginTriedCookie('hospital')].map((name) => hasCookie(header, name))).toEqual([
    true,
    true,
  ])
  expect(hasCookie(header, expiredSessionCookie('hospital'))).toBe(true)
  for (const name of ['locale', 'insurer', 'expired-hospital', loginTriedCookie('insurer')])
    expect(hasCookie(header, name)).toBe(false)
  expect(hasCookie(undefined, 'locale-insurer')).toBe(false)
  expect(hasCookie('locale-insurer', 'locale-insurer')).toBe(false)
})

it('who leaves for the login has no ended session any more, on the mount path and the host, and has tried for a minute', () => {
  expect(cookiesOfLeaving('hospital', '/care')).toEqual([
    'session-expired-hospital=; max-age=0; samesite=lax; path=/',
    'session-expired-hospital=; max-age=0; samesite=lax; path=/care/',
    'login-tried-hospital=1; max-age=60; samesite=lax; path=/care/',
  ])
  expect(cookiesOfLeaving('hospital', '')).toEqual([
    'session-expired-hospital=; max-age=0; samesite=lax; path=/',
    'login-tried-hospital=1; max-age=60; samesite=lax; path=/',
  ])
})
