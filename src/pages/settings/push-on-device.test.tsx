import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { blockedGuides } from '#src/features/push/blocked/blocked-guides.ts'
import { blockedWays } from '#src/features/push/blocked/blocked-way.ts'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { PushOnDevice } from './push-on-device.tsx'

let permission: NotificationPermission
const requestPermission = vi.fn(async () => permission)
/** What the browser says when the permission is another one. */
let permissionStatus: EventTarget

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

beforeAll(fillTestDom)
beforeEach(() => {
  permission = 'denied'
  permissionStatus = new EventTarget()
  requestPermission.mockClear()
  set(navigator, 'serviceWorker', { getRegistrations: async () => [] })
  set(navigator, 'permissions', { query: async () => permissionStatus })
  set(window, 'PushManager', class {})
  set(window, 'Notification', {
    requestPermission,
    get permission() {
      return permission
    },
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const name = { en: 'Sadeem Health', ar: 'سديم الصحية', id: 'Sadeem Sehat' }
  return showOwnPage(<PushOnDevice />, { at: 'settings', answers: {}, configuration: { name } })
}
const phoneToo = 'Are they blocked still? Then allow notifications for your browser in the settings of your phone.'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const samsung = 'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const androidFirefox = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

it.each<[string, readonly string[], boolean?, string?]>([
  [
    iphone,
    [
      'Open the settings of your device and choose “Notifications”',
      'Choose “Sadeem Health” and turn on “Allow Notifications”',
    ],
  ],
  [firefox, ['Press the crossed-out sign where the address begins', 'Press ✕ beside “Blocked”']],
  [
    samsung,
    [
      'Open the menu at the bottom and choose “Settings”',
      'Choose “Sites and downloads”, then “Notifications”, and allow them for this site',
    ],
    false,
    phoneToo,
  ],
  [
    android,
    ['Tap the sign beside the address', 'Choose “Permissions”, then “Notifications”, and allow them'],
    false,
    phoneToo,
  ],
  [
    androidFirefox,
    ['Tap the lock beside the address', 'Tap the entry for notifications, until it says that they are allowed'],
    false,
    phoneToo,
  ],
  [
    windows,
    [
      'Press the sign where the address begins',
      'Allow “Notifications”In Edge they are below “Permissions for this site”.',
    ],
  ],
  [
    safari,
    ['In the menu “Safari” choose “Settings”, then “Websites”', 'Choose “Notifications”, and beside this site “Allow”'],
  ],
  [
    safari,
    [
      'Open the settings of your device and choose “Notifications”',
      'Choose “Sadeem Health” and turn on “Allow Notifications”',
    ],
    true,
  ],
  [
    android,
    [
      'Press the app’s icon on the home screen for long, and open its settings (“App info”)',
      'Choose “Notifications” and turn them on',
    ],
    true,
  ],
])(
  'says what to do in this browser after a refusal, and asks nobody again: %s',
  async (userAgent, steps, isInstalled = false, note = undefined) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isInstalled } as MediaQueryList)
    await show(userAgent)
    const items = within(await screen.findByRole('list')).getAllByRole('listitem')
    const last = 'Come back here and press “Turn on messages”'
    expect(items.map((item) => item.textContent)).toEqual([...steps, last].map((text, index) => `${index + 1}${text}`))
    expect([screen.queryByRole('button'), requestPermission.mock.calls]).toEqual([null, []])
    expect(screen.queryByText(phoneToo)?.textContent).toBe(note)
  },
)

it.each([
  [`${iphone} Instagram 334.0.4.32.98 (iPhone15,4; iOS 17_5)`, 'Safari'],
  [`${android} [FB_IAB/FB4A;FBAV/459.0.0.38;]`, 'Chrome'],
])(
  'within another app says to open the page in the browser, and offers no steps that are not there: %s',
  async (userAgent, browser) => {
    Reflect.deleteProperty(window, 'Notification')
    await show(userAgent)
    await screen.findByText(new RegExp(`menu of that app to open the page in ${browser}`))
    expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null])
  },
)

it('notices that the permission is no longer refused while it is in sight', async () => {
  await show(firefox)
  await screen.findByRole('list')
  permission = 'default'
  act(() => void permissionStatus.dispatchEvent(new Event('change')))
  await screen.findByRole('button', { name: 'Turn on messages' })
  expect(screen.queryByRole('list')).toBeNull()
})

it('says of turning messages on that it needs a network, while there is none', async () => {
  permission = 'default'
  await show(android)
  const controls = [await screen.findByRole('button', { name: 'Turn on messages' }), screen.getByRole('checkbox')]
  expect(controls.map((one) => one.getAttribute('aria-describedby'))).toEqual([null, null])
  act(() => onlineManager.setOnline(false))
  try {
    const reason = screen.getByText('Needs a connection').id
    expect(controls.map((one) => one.getAttribute('aria-describedby'))).toEqual([reason, reason])
  } finally {
    act(() => onlineManager.setOnline(true))
  }
})

it('has steps for every browser, none of them twice', () => {
  for (const way of blockedWays) expect(new Set(blockedGuides[way].steps).size).toBe(2)
})
