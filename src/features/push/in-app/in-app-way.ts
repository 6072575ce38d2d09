import type { AppContext } from '#src/context/app-context.ts'
import { readInAppToken } from '../push-cookies.ts'
import type { PushWay } from '../parts/push-way.ts'

/**
 * By the app around this one, which has asked for the permission itself and handed over its token. The way is its own to end: here the
 * token is only given to the server, or taken back.
 */
export function inAppWay(app: AppContext, service: 'onesignal' | 'webhook'): PushWay {
  return {
    service,
    cannot: () => (readInAppToken(app) === undefined ? 'unsupported' : undefined),
    permission: () => 'granted',
    ask: async () => 'granted',
    current: async () => readInAppToken(app),
    subscribe: async () => {
      const token = readInAppToken(app)
      if (token === undefined) throw new Error('the app has handed over no token')
      return token
    },
    end: async () => undefined,
  }
}
