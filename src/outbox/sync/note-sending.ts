import { requestHeaders } from '#src/api/request-headers.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { backgroundSending } from '#src/storage/background-sending.ts'
import { messages } from './result-notice.messages.ts'

/** Of a page, what is noted. */
export type Noted = Pick<AppContext, 'tenant' | 'basePath' | 'keyInUrl' | 'init' | 'locale' | 'intl'>

/** Notes for the worker, which may have to send what waits once this page is closed, what it cannot know by itself. */
export async function noteSending(app: Noted): Promise<void> {
  const { tenant, basePath, keyInUrl, init, locale, intl } = app
  await intl.load('pending')
  const { origin } = window.location
  const baseOf = (service: 'locale' | 'account' | 'appointment') => {
    const { href } = new URL(init.service_url[service] ?? `${basePath}/api/${service}`, origin)
    return href.endsWith('/') ? href.slice(0, -1) : href
  }
  const say = (what: 'sent' | 'needsYou' | 'waits') => ({
    title: intl.formatMessage(messages[what]),
    body: intl.formatMessage(messages[`${what}Body`]),
  })
  await backgroundSending(tenant).keep({
    home: { origin, mount: `${basePath}/`, key: keyInUrl ? tenant : null },
    bases: { locale: baseOf('locale'), account: baseOf('account'), appointment: baseOf('appointment') },
    headers: requestHeaders({ origin, basePath, clientKey: tenant, locale, extraHeaders: init.headers }),
    canRenew: init.capabilities.refresh ?? false,
    notices: {
      lang: locale.language,
      dir: locale.direction,
      words: { sent: say('sent'), needsYou: say('needsYou'), waits: say('waits') },
    },
  })
}
