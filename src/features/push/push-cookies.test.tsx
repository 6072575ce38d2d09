import { afterEach, expect, it, vi } from 'vitest'
import { keepInAppToken, keepPushUser, readInAppToken } from './push-cookies.ts'

const app = { tenant: 'sadeem', basePath: '/care' }

/** What is written as a cookie, by its parts. */
function written(keep: () => void): string[] {
  const lines: string[] = []
  const writing = vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line))
  keep()
  // Before anything else of it is watched: what is restored last would bring this back, for other files, too.
  writing.mockRestore()
  return lines.flatMap((line) => line.split('; '))
}
afterEach(() => vi.restoreAllMocks())

it('the id of OneSignal’s user outlasts the browser’s session, below the mount path alone [W06]', () => {
  expect(written(() => keepPushUser(app, 'id;1'))).toEqual([
    'push-user-sadeem=id%3B1',
    'path=/care/',
    'max-age=2764800000',
    'samesite=lax',
  ])
})

it('the token that an app around this one hands over is kept as long, and read again [W07]', () => {
  expect(written(() => keepInAppToken(app, 'fcm:9a41'))).toEqual([
    'in-app-token-sadeem=fcm%3A9a41',
    'path=/care/',
    'max-age=2764800000',
    'samesite=lax',
  ])
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('in-app-token-hull=other; in-app-token-sadeem=fcm%3A9a41')
  expect(readInAppToken(app)).toBe('fcm:9a41')
  expect(readInAppToken({ ...app, tenant: 'lark' })).toBeUndefined()
})
