import type { Account } from '#contract/account'
import { additions, calls } from '#contract/services'
import type { AccountEvents, SignedInDevices } from '#contract/settings'
import { base64, goodPassword, type AccountWorld } from '#tests/integration/account-world'
import type { Method } from '#tests/support/request'

/** Two browsers, by what they say of themselves. */
export const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
export const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

/** What signed-in patients ask about their own account. */
export function settingsOf(world: () => AccountWorld) {
  let count = 0
  /** No two calls are alike, or the second counts as a repetition. */
  const newCall = () => (count += 1)

  /** A call of a signed-in patient. */
  async function call<T>(method: Method, path: string, bearer: string, body?: object, more: object = {}) {
    const answer = await world().server.call('account', method, path, {
      ...(body && { body }),
      query: { call: newCall() },
      headers: { authorization: `Bearer ${bearer}`, ...more },
    })
    const { data, code, details, fields } = answer.json<{ data: T; code?: string; details?: object; fields?: object }>()
    return { status: answer.statusCode, code, details, fields, data, cache: answer.headers['cache-control'] }
  }

  return {
    newCall,
    call,
    devicesOf: async (bearer: string) =>
      (await call<SignedInDevices>('GET', additions.signedInDevices.path, bearer)).data.sessions,
    eventsOf: async (bearer: string) =>
      (await call<AccountEvents>('GET', additions.accountEvents.path, bearer)).data.events,
    accountOf: async (bearer: string) => (await call<Account>('GET', '/account', bearer)).data,
    /** A sign-in by password from a browser. */
    signInFrom: async (userAgent: string, phone: string) => {
      const answer = await world().server.call('account', 'POST', calls.signInByPhone.path, {
        body: { phone, country_code: '971', password: base64(goodPassword) },
        query: { call: newCall() },
        headers: { 'user-agent': userAgent },
      })
      return answer.json<{ data: { idToken: string; refreshToken: string } }>().data
    },
  }
}
