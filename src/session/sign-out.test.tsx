import { createHash } from 'node:crypto'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { forgetExpired } from '#src/app/leave-expired.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keepInAppToken, keepPushUser } from '#src/features/push/push-cookies.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { backgroundSending } from '#src/storage/background-sending.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { recentSearches } from '#src/storage/recent-searches.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sendSignOuts } from './send-sign-outs.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { returnPaths } from './return-paths.ts'
import { sessionStore } from './session-store.ts'
import { beginSession } from './begin-session.ts'
import { clearDevice } from './clear-device.ts'
import { leaveAbandoned, signOut } from './sign-out.ts'

const tenant = 'signing-out'
const storage = openStorage(tenant)
const session = sessionStore(tenant, storage)
const owed = owedSignOuts(tenant, storage)
const patient = { id: 'layla', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2999' }
const hash = createHash('sha256').update('refresh').digest('hex')
const problem = (code: 'offline' | 'unauthenticated') => () => Promise.reject(new Problem(code))
const page = {
  ...{ basePath: '/care', keyInUrl: false, locale: locales['en-ae']!, intl: createAppIntl(locales['en-ae']!) },
  init: { service_url: {}, headers: {}, capabilities: {} } as unknown as AppContext['init'],
}
const done = () => Promise.resolve({})

beforeEach(async () => {
  await storage.clear()
  await session.keepPatient(patient)
})

afterEach(() => vi.unstubAllGlobals())

/** A device with a message on it, and what becomes of that and of the subscription. */
function messaged() {
  const did: string[] = []
  const registration = {
    scope: `https://app.example/push/${tenant}/`,
    getNotifications: async () => [{ close: () => did.push('closed') }],
    pushManager: { getSubscription: async () => ({ unsubscribe: async () => did.push('ended') }) },
    unregister: async () => true,
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [registration] } })
  return did
}

/** A platform that answers so, and what it was asked, with the patient whom the device had when it was asked. */
function platform(answers: { signOut: () => Promise<unknown>; signOutLater?: () => Promise<unknown> }) {
  const asked: unknown[] = []
  const note = async (name: keyof typeof answers, value: string) => {
    asked.push([name, value, await session.patient()])
    return (answers[name] ?? done)()
  }
  const account = {
    signOut: (bearer: string) => note('signOut', bearer),
    signOutLater: (value: string) => note('signOutLater', value),
  }
  const app = { ...page, tenant, queryClient: new QueryClient(), apis: async () => ({ account }) }
  return { asked, app }
}

it('has no bearer for the calls of meanwhile when it ends the session with that of before [C18]', async () => {
  const { app, asked } = platform({ signOut: done })
  await signOut(app)
  expect(asked).toEqual([['signOut', 'bearer', undefined]])
  expect(await owed.list()).toEqual([])
})

it('tells every tab when the server has answered, and not before', async () => {
  const steps: string[] = []
  const { app } = platform({ signOut: async () => steps.push('answered') })
  const told = new Promise((resolve) => onSessionChange(tenant, () => resolve(steps.push('told'))))
  await signOut(app)
  await told
  expect(steps).toEqual(['answered', 'told'])
})

it('reads nothing anew while the server is waited for, whatever draws the page again [C18]', async () => {
  for (const leave of [signOut, clearDevice]) {
    await session.keepPatient(patient)
    let answer = () => {}
    const { app, asked } = platform({ signOut: () => new Promise<void>((resolve) => (answer = resolve)) })
    const reads: unknown[] = []
    const Page = ({ minute }: { minute: number }) => {
      const queryFn = async () => reads.push(await session.patient())
      const { data } = useQuery({ queryKey: ['own-events'], queryFn })
      return <p>{`${data} read at ${minute}`}</p>
    }
    const pageAt = (minute: number) => (
      <QueryClientProvider client={app.queryClient}>
        <Page minute={minute} />
      </QueryClientProvider>
    )
    const { findByText, rerender, unmount } = render(pageAt(1))
    await findByText('1 read at 1')
    const left = leave(app)
    await vi.waitFor(() => expect(asked).toEqual([['signOut', 'bearer', undefined]]))
    rerender(pageAt(2))
    await act(async () => answer())
    await left
    expect(reads).toEqual([patient])
    unmount()
  }
})

it('ends a session whose bearer is too old by its refresh token', async () => {
  const { app, asked } = platform({ signOut: problem('unauthenticated') })
  await signOut(app)
  expect(asked.at(-1)).toEqual(['signOutLater', hash, undefined])
  expect(await owed.list()).toEqual([])
})

it('owes the server what it could not be told, until it answers', async () => {
  const { app } = platform({ signOut: problem('offline') })
  await signOut(app)
  expect(await session.patient()).toBeUndefined()
  expect(await owed.list()).toEqual([hash])
  const failing = platform({ signOut: done, signOutLater: problem('offline') })
  await expect(sendSignOuts(failing.app)).rejects.toThrow()
  expect(await owed.list()).toEqual([hash])
  const later = platform({ signOut: done })
  await sendSignOuts(later.app)
  expect(later.asked).toEqual([['signOutLater', hash, undefined]])
  expect(await owed.list()).toEqual([])
})

describe('the worker of the app', () => {
  /** A browser that has one, or none, and what it is asked to wake it for. */
  function browser(hasWorker: boolean) {
    const woken: string[] = []
    const registration = { sync: { register: async (tag: string) => void woken.push(tag) } }
    vi.stubGlobal('navigator', {
      serviceWorker: {
        ready: Promise.resolve(registration),
        getRegistration: async () => (hasWorker ? registration : undefined),
        getRegistrations: async () => [],
      },
    })
    return woken
  }
  const noted = backgroundSending(tenant, storage)
  // A page that signs out waits two seconds at the most: its code and texts are there in that time.
  beforeAll(() => Promise.all([import('#src/outbox/sync/note-sending.ts'), page.intl.load('pending')]))

  it('is left what the server could not be told, with what it needs for that, before the page goes [C18]', async () => {
    const woken = browser(true)
    await signOut(platform({ signOut: problem('offline') }).app)
    expect(woken).toEqual([`outbox:${tenant}`])
    expect((await noted.read())?.bases.account).toBe(`${window.location.origin}/care/api/account`)
    expect(JSON.stringify(await noted.read())).not.toMatch(/layla|bearer|refresh"/)
  })

  it('is left what a page failed to send later', async () => {
    await owed.add(hash)
    const woken = browser(true)
    await expect(sendSignOuts(platform({ signOut: done, signOutLater: problem('offline') }).app)).rejects.toThrow()
    expect(woken).toEqual([`outbox:${tenant}`])
  })

  it('is left nothing where the server has answered, or there is none', async () => {
    const woken = browser(true)
    await signOut(platform({ signOut: done }).app)
    await session.keepPatient(patient)
    browser(false)
    await signOut(platform({ signOut: problem('offline') }).app)
    expect([woken, await noted.read()]).toEqual([[], undefined])
  })
})

describe('what is shown of messages', () => {
  it('is closed, and the server is trusted to send nothing more once it has answered', async () => {
    for (const leave of [signOut, clearDevice]) {
      await session.keepPatient(patient)
      const did = messaged()
      await leave(platform({ signOut: done }).app)
      expect(did).toEqual(['closed'])
    }
  })

  it('is the last where the server could not be told: the device cannot be reached any more', async () => {
    const did = messaged()
    await signOut(platform({ signOut: problem('offline') }).app)
    await vi.waitFor(() => expect(did).toEqual(['closed', 'ended']))
  })

  it('goes with a patient whose browser was closed, and with one over whom another signs in', async () => {
    const { app } = platform({ signOut: done })
    const answer = { PatientID: 'omar', idToken: 'bearer of omar', refreshToken: 'next', expiresIn: 900 }
    for (const leave of [() => leaveAbandoned(app, patient), () => beginSession(app, answer)]) {
      await session.keepPatient(patient)
      const did = messaged()
      await leave()
      await vi.waitFor(() => expect(did).toEqual(['closed', 'ended']))
    }
  })

  it('is closed where the session has expired, which the server knows', async () => {
    const did = messaged()
    await forgetExpired(platform({ signOut: done }).app as unknown as AppContext)
    expect([did, await session.patient()]).toEqual([['closed'], undefined])
  })

  it('stays where the same patient signs in again', async () => {
    const did = messaged()
    await beginSession(platform({ signOut: done }).app, { ...patient, PatientID: 'layla', expiresIn: 900 })
    expect(did).toEqual([])
  })
})

describe('the cookies of messages', () => {
  /** Those that there are once somebody has left in this way, of the app around this one and of OneSignal, at the mount path. */
  async function leftAfter(leave: (app: ReturnType<typeof platform>['app']) => Promise<unknown>) {
    window.history.replaceState(null, '', '/care/en-ae')
    await session.keepPatient(patient)
    const { app } = platform({ signOut: done })
    keepPushUser(app, 'subscription of layla')
    keepInAppToken(app, 'token of the app')
    expect(document.cookie.split('; ')).toHaveLength(2)
    await leave(app)
    const left = document.cookie
    await clearDevice(app)
    window.history.replaceState(null, '', '/')
    return left
  }
  const anotherAnswer = { PatientID: 'omar', idToken: 'bearer of omar', refreshToken: 'next', expiresIn: 900 }

  it('say nothing of a patient who is signed in no more, in whichever way that ended [C18] [W06]', async () => {
    const ways: Parameters<typeof leftAfter>[0][] = [
      signOut,
      (app) => leaveAbandoned(app, patient),
      (app) => forgetExpired(app as unknown as AppContext),
      (app) => beginSession(app, anotherAnswer),
    ]
    for (const leave of ways) {
      const left = await leftAfter(leave)
      expect(left).not.toContain('push-user')
      // The app hands its token over once: without it the next patient could be sent nothing.
      expect(left).toContain(`in-app-token-${tenant}=token`)
    }
  })

  it('are both gone from a device that was cleared [W06] [W07]', async () => {
    expect(await leftAfter(clearDevice)).not.toMatch(/push-user|in-app-token/)
  })

  it('stay where the same patient signs in again', async () => {
    const again = { ...patient, PatientID: 'layla', expiresIn: 900 }
    expect(await leftAfter((app) => beginSession(app, again))).toContain('push-user')
  })
})

describe('what is deleted on the device is no session of the server’s any more', () => {
  const answerFor = (id: string, refreshToken: string) => ({
    ...{ PatientID: id, idToken: `bearer of ${refreshToken}`, refreshToken, expiresIn: 900 },
  })
  const ended = ['signOutLater', hash, expect.anything()]

  it('when another patient signs in over it, of whom nothing stays', async () => {
    const { app, asked } = platform({ signOut: done })
    const words = { key: 'words-rash', kind: 'words', text: 'rash', country: 'ae', asked: { query: 'rash' } } as const
    await recentSearches(tenant, storage).keep(words)
    await beginSession(app, answerFor('omar', 'next'))
    await vi.waitFor(() => expect(asked).toEqual([ended]))
    expect((await session.patient())?.id).toBe('omar')
    expect(JSON.stringify(await storage.entries(''))).not.toMatch(/rash|"refresh"/)
    await vi.waitFor(async () => expect(await owed.list()).toEqual([]))
  })

  it('when the same patient signs in again, who keeps what is theirs', async () => {
    const { app, asked } = platform({ signOut: done })
    await returnPaths(tenant, storage).keep('/en-ae/doctors', 'layla')
    await beginSession(app, answerFor('layla', 'next'))
    await vi.waitFor(() => expect(asked).toEqual([ended]))
    expect(await returnPaths(tenant, storage).find()).toBe('/en-ae/doctors')
    // The same answer once more is of the same session.
    await beginSession(app, answerFor('layla', 'next'))
    expect([asked.length, await owed.list()]).toEqual([1, []])
  })

  it('when another one signs in after it has expired, who is led nowhere that it was on', async () => {
    const { app } = platform({ signOut: done })
    await forgetExpired(app as unknown as AppContext)
    await returnPaths(tenant, storage).keep('/en-ae/doctors', 'layla')
    await beginSession(app, answerFor('omar', 'next'))
    expect(await returnPaths(tenant, storage).find()).toBeUndefined()
  })

  it('when the browser was closed, also where the network comes later', async () => {
    const { app } = platform({ signOut: done, signOutLater: problem('offline') })
    await leaveAbandoned(app, patient)
    expect([await session.patient(), await owed.list()]).toEqual([undefined, [hash]])
  })

  it('when the device is cleared, nor are those that the server has not been told of', async () => {
    const { app } = platform({ signOut: done })
    await owed.add('of somebody before')
    await clearDevice(app)
    expect([await session.patient(), await owed.list()]).toEqual([undefined, ['of somebody before']])
  })
})

it('a device that was cleared has no worker of the app any more, and those by which other tenants tell [T05]', async () => {
  const gone: string[] = []
  const scopes = ['', `push/${tenant}/`, 'push/another/', 'push/onesignal/', 'push-updater/']
  const registrations = scopes.map((path) => ({
    scope: `https://app.example/care/${path}`,
    getNotifications: async () => [],
    pushManager: { getSubscription: async () => null },
    unregister: async () => gone.push(path),
  }))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } })
  await clearDevice(platform({ signOut: done }).app)
  expect(gone).toEqual(scopes.filter((path) => path !== 'push/another/'))
})
