import { createHash } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'

export const patient = { id: 'layla', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2999' }
/** By what the server knows the patient's session once the bearer is gone. */
export const hash = createHash('sha256').update('refresh').digest('hex')
export const problem = (code: 'offline' | 'unauthenticated') => () => Promise.reject(new Problem(code))
export const done = () => Promise.resolve({})

/** A device of the tenant's on which the patient is to be signed in before each test, with a page mounted at /care. */
export function openDevice(tenant: string) {
  const storage = openStorage(tenant)
  const session = sessionStore(tenant, storage)
  const owed = owedSignOuts(tenant, storage)
  const page = {
    ...{ basePath: '/care', keyInUrl: false, locale: locales['en-ae']!, intl: createAppIntl(locales['en-ae']!) },
    init: { service_url: {}, headers: {}, capabilities: {} } as unknown as AppContext['init'],
  }

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

  return {
    ...{ storage, session, owed, page, messaged, platform },
    /** Leaves nothing on the device but the patient's session. */
    signIn: async () => {
      await storage.clear()
      await session.keepPatient(patient)
    },
  }
}
