import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sendSignOuts } from './send-sign-outs.ts'
import { onSessionChange } from './session-changes.ts'
import { sessionStore } from './session-store.ts'
import { signOut } from './sign-out.ts'

const tenant = 'signing-out'
const storage = openStorage(tenant)
const session = sessionStore(tenant, storage)
const owed = owedSignOuts(tenant, storage)
const patient = { id: 'layla', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2999' }
const hash = createHash('sha256').update('refresh').digest('hex')
const problem = (code: 'offline' | 'unauthenticated') => () => Promise.reject(new Problem(code))
const done = () => Promise.resolve({})

beforeEach(async () => {
  await storage.clear()
  await session.keepPatient(patient)
})

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
  return { asked, app: { tenant, queryClient: new QueryClient(), apis: async () => ({ account }) } }
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
