import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetExpired } from '#src/app/leave-expired.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { backgroundSending } from '#src/storage/background-sending.ts'
import { recentSearches } from '#src/storage/recent-searches.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { done, hash, openDevice, patient, problem } from '#tests/support/session-end'
import { beginSession } from './begin-session.ts'
import { clearDevice } from './clear-device.ts'
import { returnPaths } from './return-paths.ts'
import { sendSignOuts } from './send-sign-outs.ts'
import { leaveAbandoned, signOut } from './sign-out.ts'

const tenant = 'signing-out'
const { storage, session, owed, page, platform, signIn } = openDevice(tenant)

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

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
    const photos: string[] = []
    const Page = ({ minute }: { minute: number }) => {
      const queryFn = async () => reads.push(await session.patient())
      const { data } = useQuery({ queryKey: ['own-events'], queryFn })
      const readPhoto = async ({ signal }: { signal: AbortSignal }) => {
        // A call looks for its bearer first.
        await session.patient()
        return signal.aborted ? null : reads.push('photo')
      }
      photos.push(useQuery({ queryKey: ['own-photo'], queryFn: readPhoto, enabled: minute > 1 }).status)
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
    // What was not read has not failed either.
    expect(new Set(photos)).toEqual(new Set(['pending']))
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
