import type { AccountApi } from './account-api.ts'
import type { AppointmentApi } from './appointment-api.ts'
import { createAvailabilityApi, type AvailabilityApi } from './availability-api.ts'
import type { DiscoveryApi } from './discovery-api.ts'
import type { ApiEnvironment } from './environment.ts'
import { lateApi, withLate } from './late-api.ts'
import { createLocaleApi, type LocaleApi } from './locale-api.ts'
import type { SearchApi } from './search-api.ts'
import { reachOf } from '#contract/search-radius'
import { createTransport, type Transport } from './transport.ts'

export type Apis = {
  locale: LocaleApi
  account: AccountApi
  appointment: AppointmentApi & AvailabilityApi
  discovery: DiscoveryApi
  search: SearchApi
  /** For calls of one page alone, which it brings with it. */
  transport: Transport
  /** Resolves when the server's time is known; to false where it cannot be requested. */
  settleClock: () => Promise<boolean>
}

/** All calls of the app, for one tenant and locale. */
export function createApis(environment: ApiEnvironment): Apis {
  const transport = createTransport(environment)
  const { language = 'en', country } = environment.locale ?? {}
  return {
    locale: createLocaleApi(() => transport('locale')),
    account: lateApi(async () => (await import('./account-api.ts')).createAccountApi(() => transport('account'))),
    appointment: withLate(
      createAvailabilityApi(() => transport('appointment')),
      async () => (await import('./appointment-api.ts')).createAppointmentApi(() => transport('appointment')),
    ),
    discovery: lateApi(async () =>
      (await import('./discovery-api.ts')).createDiscoveryApi(() => transport('discovery'), language, country),
    ),
    search: lateApi(async () => {
      const { createSearchApi } = await import('./search-api.ts')
      return createSearchApi(
        () => transport('search'),
        language,
        reachOf({ search_radius: environment.searchRadius }),
        country,
      )
    }),
    transport,
    settleClock: () => transport.settleClock(),
  }
}
