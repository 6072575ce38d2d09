import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetExpired } from '#src/app/leave-expired.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keepInAppToken, keepPushUser } from '#src/features/push/push-cookies.ts'
import { done, openDevice, patient, problem } from '#tests/support/session-end'
import { beginSession } from './begin-session.ts'
import { clearDevice } from './clear-device.ts'
import { leaveAbandoned, signOut } from './sign-out.ts'

const tenant = 'signing-out'
const { session, messaged, platform, signIn } = openDevice(tenant)

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

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
