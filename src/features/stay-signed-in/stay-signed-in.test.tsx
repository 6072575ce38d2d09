import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { arrival } from '#src/session/arrival.ts'
import { deviceKey } from '#src/storage/device-key.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { StaySignedIn } from './stay-signed-in.tsx'

const tenant = 'staying'
beforeEach(() => tenantStorage(tenant).clear())
afterEach(cleanup)

async function open() {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('account')
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={{ tenant, locale, intl, queryClient } as unknown as AppContext}>
        <IntlContext value={intl}>
          <StaySignedIn />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  return { box: screen.getByRole<HTMLInputElement>('checkbox'), queryClient }
}

it('is chosen at first, and a sign-in then says nothing of it', async () => {
  const { box } = await open()
  expect(box.checked).toBe(true)
  expect(await arrival(tenant)).toEqual({ device_key: await deviceKey(tenant) })
})

it('that is left at once stays left, whatever the device answers after it, and is remembered', async () => {
  const { box, queryClient } = await open()
  fireEvent.click(box)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(box.checked).toBe(false)
  await waitFor(async () =>
    expect(await arrival(tenant)).toEqual({ device_key: await deviceKey(tenant), stay_signed_in: false }),
  )
  cleanup()
  const again = await open()
  await waitFor(() => expect(again.box.checked).toBe(false))
  fireEvent.click(again.box)
  await waitFor(async () => expect(await stayChoice(tenant).read()).toBe(true))
})
