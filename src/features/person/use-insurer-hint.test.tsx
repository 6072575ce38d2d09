import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ProfilePage } from '#src/pages/profile/profile-page.tsx'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'

beforeAll(fillTestDom)
afterEach(forgetOwnPages)

const emirates = { id: 'emirates-id', name: 'Emirates ID' }
const iqama = { id: 'sa-iqama', name: 'Iqama (resident ID)' }
const passport = { id: 'passport', name: 'Passport' }

/** What is said at the choice of an identity document, and what was asked for it. */
async function open() {
  const queries: string[] = []
  const page = await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: {
      'GET /account': { data: account },
      'GET /master/identity-types': ({ query }) => {
        queries.push(query)
        return { data: query ? [emirates, iqama] : [emirates, iqama, passport] }
      },
    },
  })
  await screen.findByRole('option', { name: 'Passport' })
  const field = screen.getByRole('combobox', { name: /^Identity document/ })
  const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  return { ...page, queries, hint }
}

it('says which documents the patient’s insurer asks for, and keeps nothing of it on the device [C10]', async () => {
  await ownInsurance('own-pages').keep({ insurer_id: 'sadeem', plan_id: 'gold' })
  const { queries, hint, app } = await open()
  await waitFor(() =>
    expect(hint()).toBe('With your insurance, clinics ask for one of these: Emirates ID and Iqama (resident ID).'),
  )
  expect(queries.toSorted()).toEqual(['', 'insurance=sadeem'])
  const query = app.queryClient.getQueryCache().find({ queryKey: ['own-pages', 'en-ae', 'identity-types', 'sadeem'] })
  expect(query?.meta).toEqual({ persist: false })
})

it.each([
  ['without insurance', undefined],
  ['who pays themselves', null],
])('asks for nothing of an insurer %s', async (_, insurance) => {
  if (insurance === null) await ownInsurance('own-pages').keep(insurance)
  const { queries, hint } = await open()
  expect([hint(), queries]).toEqual(['Some clinics ask for it at the desk.', ['']])
})
