import OneSignal, { type IOneSignalOneSignal } from 'react-onesignal'
import type { AppContext } from '#src/context/app-context.ts'
import { messages } from '../push.messages.ts'
import { allowSdk } from './sdk-policy.ts'

/** How long its script may take, in milliseconds: blockers of advertisements swallow it without a word. */
const patience = 5_000

let opening: Promise<IOneSignalOneSignal> | undefined

/** OneSignal with the tenant's application (W04), once per page. Rejects where it cannot be reached in time. */
export const openOneSignal = (app: AppContext, appId: string): Promise<IOneSignalOneSignal> =>
  (opening ??= open(app, appId))

async function open(app: AppContext, appId: string): Promise<IOneSignalOneSignal> {
  const { basePath, intl } = app
  const scope = `${basePath}/push/onesignal/`
  const worker = `${scope}OneSignalSDKWorker.js`
  await intl.load('device')
  allowSdk(worker)
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('OneSignal did not answer in time')), patience),
  )
  const starting = OneSignal.init({
    appId,
    // A path of its own: at the root it would fight with the app's worker.
    serviceWorkerPath: worker.slice(1),
    serviceWorkerParam: { scope },
    serviceWorkerOverrideForTypical: true,
    allowLocalhostAsSecureOrigin: ['localhost', '127.0.0.1'].includes(window.location.hostname),
    // An open window of the app is led to what was tapped; without this each tap opens another.
    notificationClickHandlerMatch: 'origin',
    notificationClickHandlerAction: 'navigate',
    welcomeNotification: { disable: true, message: '' },
    promptOptions: {
      slidedown: {
        prompts: [
          {
            type: 'push',
            autoPrompt: false,
            delay: { pageViews: 1, timeDelay: 0 },
            text: {
              actionMessage: intl.formatMessage(messages.promptText),
              acceptButton: intl.formatMessage(messages.promptAccept),
              cancelButton: intl.formatMessage(messages.promptCancel),
            },
          },
        ],
      },
    },
  })
  await Promise.race([starting, tooLate])
  return OneSignal
}
