import { installWayOf } from '#src/features/install/install-way.ts'
import { isInOtherApp } from '#src/features/install/is-in-other-app.ts'
import type { AppIntl } from '#src/i18n/app-intl.ts'
import { messages } from './push.messages.ts'

/** Why no messages can come to this browser: that is another one’s task where the app of a social network shows the page. */
export const isTaskOfBrowser = (cannot: 'blocked' | 'needsInstall' | 'unsupported'): boolean =>
  cannot !== 'blocked' && isInOtherApp(navigator.userAgent)

/** What is said of it, with what can be done. */
export function whyNot(intl: AppIntl, cannot: 'blocked' | 'needsInstall' | 'unsupported'): string {
  if (!isTaskOfBrowser(cannot)) return intl.formatMessage(messages[cannot])
  return intl.formatMessage(messages.within, { browser: installWayOf(navigator) === 'iphone' ? 'Safari' : 'Chrome' })
}
