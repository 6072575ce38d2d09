import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { locales } from '#contract/locale'
import type { AppContext } from '#src/context/app-context.ts'
import { accountQuery } from '#src/queries/account.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { bookingPatient } from './booking-patient.ts'

const name = { first_name: 'Layla', last_name: 'Farouk' }
const phone = { phone: '501234567', country_code: '971' }

/** The patient of a tenant of their own, whose account says so. */
async function patientWith(tenant: string, account: Partial<Account>) {
  const queryClient = new QueryClient()
  const app = { tenant, locale: locales['en-ae'], queryClient } as unknown as AppContext
  queryClient.setQueryData(accountQuery(app).queryKey, account as Account)
  await sessionStore(tenant).keepPatient({ id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01' })
  return bookingPatient(app)
}

it('a signed-in patient types nothing that their account has, and no code: their session proves the phone', async () => {
  expect(await patientWith('with-phone', { ...name, ...phone, email: 'layla@example.com', gender: 'female' })).toEqual({
    person: {
      ...{ firstName: 'Layla', lastName: 'Farouk', email: 'layla@example.com', gender: 'female', birthday: '' },
      ...{ phone: '501234567', phoneRegion: 'AE' },
    },
    proof: { ...phone, guestToken: '', expiresAt: '9999-12-31T00:00:00.000Z' },
  })
})

it('who joined by email has no phone yet, and proves one as a guest does', async () => {
  const patient = await patientWith('without-phone', name)
  expect(patient).toMatchObject({ person: { firstName: 'Layla', phone: '', phoneRegion: 'AE' } })
  expect(patient).not.toHaveProperty('proof')
})

it('who may book nothing is known to be, with the reason', async () => {
  const patient = await patientWith('suspended', {
    ...{ ...name, ...phone },
    ...{ suspended_to_book: true, suspension_reason: 'fees_due' },
  })
  expect(patient).toMatchObject({ suspension: { reason: 'fees_due' } })
})
