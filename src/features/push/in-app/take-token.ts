import type { AppContext } from '#src/context/app-context.ts'
import { keepInAppToken } from '../push-cookies.ts'

/** The longest token that is kept, in characters. */
const longest = 1024

/**
 * Gives the app around this one the function by which it hands over its push token (W07): `window.setInAppToken(token)`. The token is kept in
 * a cookie; `onToken` is called with it. What is no token is ignored, and there is no such function in a browser.
 */
export function takeInAppToken(app: AppContext, onToken: () => void): void {
  Object.assign(window, {
    setInAppToken(token: unknown) {
      if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token) || token.length > longest) return
      keepInAppToken(app, token)
      onToken()
    },
  })
}
