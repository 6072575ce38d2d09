import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { City } from '#contract/tenant'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { positionOf } from '#src/queries/position.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { NearMeButton } from './near-me-button.tsx'
import { otherMarketKey } from './other-market.ts'

type Answer = { coords: { latitude: number; longitude: number } } | { code: number; PERMISSION_DENIED: number }

const cities = [
  { slug: 'dubai', lat: 25.2, lng: 55.27, country_code: 'ae' },
  { slug: 'abu-dhabi', lat: 24.45, lng: 54.38, country_code: 'ae' },
] as City[]
const saudiCities = [{ slug: 'riyadh', lat: 24.71, lng: 46.68, country_code: 'sa' }] as City[]
const at = (latitude: number, longitude: number): Answer => ({ coords: { latitude, longitude } })

/** What the device was asked, and what it says: the one thing here that is not ours. */
let requests: PositionOptions[]
let says: Answer
beforeEach(() => {
  requests = []
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition(found: (answer: Answer) => void, failed: (answer: Answer) => void, options: PositionOptions) {
        requests.push(options)
        if ('coords' in says) found(says)
        else failed(says)
      },
    },
  })
})
afterEach(cleanup)

async function open() {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'care')
  const app = {
    tenant: 'sadeem',
    locale: locales['en-ae']!,
    queryClient: new QueryClient(),
    init: { settings: { whitelabel_configs: { markets: ['ae', 'sa'] } } },
    apis: async () => ({
      discovery: {
        cities: async ({ country_code }: { country_code: string }) => (country_code === 'sa' ? saudiCities : cities),
      },
    }),
  } as unknown as AppContext
  function Place() {
    const [place, setPlace] = useState<{ city: string; isNear: boolean }>({ city: 'dubai', isNear: false })
    return (
      <>
        <NearMeButton
          cities={cities}
          isOn={place.isNear}
          onChange={(city) => setPlace({ city: city?.slug ?? place.city, isNear: city !== undefined })}
        />
        <output aria-label="City">{place.city}</output>
      </>
    )
  }
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <Toaster>
          <Place />
        </Toaster>
      </IntlContext>
    </AppProvider>,
  )
  return { app, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Near me' }) }
}
const city = () => screen.getByLabelText('City').textContent

describe('near me', () => {
  it('asks the device when it is pressed and not before, with little patience and no precision [K07] [S28]', async () => {
    says = at(24.4, 54.4)
    const { user, button } = await open()
    expect(requests).toEqual([])
    await user.click(button)
    expect(await screen.findByRole('button', { pressed: true })).toBe(button)
    expect(requests).toEqual([{ timeout: 5000, maximumAge: 0, enableHighAccuracy: false }])
  })

  it('chooses the nearest city and knows the position no closer than a hundred metres', async () => {
    says = at(24.412345, 54.398765)
    const { app, user, button } = await open()
    await user.click(button)
    await screen.findByRole('button', { pressed: true })
    expect([city(), positionOf(app)]).toEqual(['abu-dhabi', { lat: 24.412, lng: 54.399 }])
    await user.click(button)
    expect([city(), button.getAttribute('aria-pressed')]).toEqual(['abu-dhabi', 'false'])
  })

  it('finds out when the patient is in another market of the partner, and only then [R01]', async () => {
    const market = async (answer: Answer) => {
      says = answer
      const { app, user, button } = await open()
      await user.click(button)
      await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
      await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
      cleanup()
      return app
    }
    const inRiyadh = await market(at(24.7, 46.7))
    await vi.waitFor(() => expect(inRiyadh.queryClient.getQueryData(otherMarketKey(inRiyadh))).toBe('sa'))
    for (const answer of [at(24.4, 54.4), at(52.5, 13.4)]) {
      const app = await market(answer)
      expect(app.queryClient.getQueryData(otherMarketKey(app))).toBeUndefined()
    }
  })

  it.each([
    [{ code: 1, PERMISSION_DENIED: 1 }, /may not tell us/],
    [{ code: 3, PERMISSION_DENIED: 1 }, /could not find out/],
    [at(52.5, 13.4), /near you/],
  ])('says what went wrong and changes nothing [S28]', async (answer, words) => {
    says = answer
    const { app, user, button } = await open()
    await user.click(button)
    expect(await screen.findByText(words)).toBeTruthy()
    expect([city(), button.getAttribute('aria-pressed'), positionOf(app)]).toEqual(['dubai', 'false', undefined])
  })
})
