import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { account, fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { PasskeyOffer } from './passkey-offer.tsx'

beforeAll(fillTestDom)
afterEach(async () => {
  vi.unstubAllGlobals()
  cleanup()
  await forgetOwnPages()
})

const list = 'GET /account/passkeys'

/** Shows the offer on a device that takes its time to say that it can hold passkeys. */
async function showOffer() {
  let say = () => {}
  const holds = new Promise<boolean>((resolve) => (say = () => resolve(true)))
  const isAsked = vi.fn(() => holds)
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static isUserVerifyingPlatformAuthenticatorAvailable = isAsked
    },
  )
  const shown = await showOwnPage(<PasskeyOffer account={account} />, {
    at: 'dashboard',
    answers: { [list]: { data: { passkeys: [] } } },
    capabilities: { passkeys: true },
  })
  await waitFor(() => expect(isAsked).toHaveBeenCalled())
  return { ...shown, say }
}

it('offers a passkey to who has none', async () => {
  const { say, asked } = await showOffer()
  say()
  expect(await screen.findByRole('button', { name: 'Not now' })).toBeDefined()
  expect(asked).toEqual([list])
})

it('asks for none once its page is left', async () => {
  const { say, asked, app } = await showOffer()
  await app.queryClient.cancelQueries()
  await act(async () => say())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
})
