import type { BrowserContext } from '@playwright/test'

/** The subscription that the stand-in gives. */
export const subscriptionId = '0c9f7d1e-6a52-4b8e-8f03-d27a41be95c6'

/**
 * OneSignal's script at the network's edge: one that takes what was queued for it, shows a prompt over the page, and asks the browser when it is
 * accepted. `window.toldOneSignal` is what the page told it.
 */
export async function serveOneSignal(context: BrowserContext): Promise<void> {
  await context.route('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${script.toString()})(${JSON.stringify(subscriptionId)})`,
    }),
  )
}

/** Runs in the page. */
function script(id: string) {
  type Listener = (event: unknown) => void
  const told: Record<string, unknown>[] = []
  const listeners: Record<string, Listener[]> = { change: [], permissionChange: [] }
  const listen = (event: string, listener: Listener) => void listeners[event]?.push(listener)
  const kept = 'one-signal-dismissed'
  const subscription = {
    id: localStorage.getItem('one-signal-id'),
    optedIn: localStorage.getItem('one-signal-id') !== null,
    optIn: async () => {
      localStorage.setItem('one-signal-id', id)
      Object.assign(subscription, { id, optedIn: true })
      for (const tell of listeners['change'] ?? []) tell({ current: { id, optedIn: true } })
    },
    optOut: async () => {
      localStorage.removeItem('one-signal-id')
      Object.assign(subscription, { optedIn: false })
    },
    addEventListener: listen,
  }
  let texts: { actionMessage: string; acceptButton: string; cancelButton: string }
  const oneSignal = {
    init: async (options: { promptOptions: { slidedown: { prompts: { text: typeof texts }[] } } }) => {
      told.push({ init: options })
      const [prompt] = options.promptOptions.slidedown.prompts
      if (prompt) texts = prompt.text
    },
    Notifications: { addEventListener: listen },
    User: { PushSubscription: subscription },
    Slidedown: {
      promptPush: async (options: { force: boolean }) => {
        told.push({ promptPush: options })
        if (sessionStorage.getItem(kept) && !options.force) return
        document.body.insertAdjacentHTML(
          'beforeend',
          `<div id="onesignal-slidedown-container"><iframe srcdoc="anything"></iframe>
            <p></p><button id="onesignal-slidedown-allow-button"></button><button id="onesignal-slidedown-cancel-button"></button>
          </div>`,
        )
        const box = document.querySelector('#onesignal-slidedown-container')
        const [allow, cancel] = box?.querySelectorAll('button') ?? []
        if (!box || !allow || !cancel) throw new Error('the prompt was not let in')
        ;(box.querySelector('p') as HTMLElement).textContent = texts.actionMessage
        allow.textContent = texts.acceptButton
        cancel.textContent = texts.cancelButton
        allow.addEventListener('click', () => {
          box.remove()
          void Notification.requestPermission().then(() => subscription.optIn())
        })
        cancel.addEventListener('click', () => {
          sessionStorage.setItem(kept, '1')
          box.remove()
        })
      },
    },
  }
  const page = window as unknown as {
    OneSignalDeferred: { push: (work: (sdk: unknown) => void) => void } | ((sdk: unknown) => void)[]
    OneSignal: unknown
    toldOneSignal: unknown
  }
  const waiting = page.OneSignalDeferred as ((sdk: unknown) => void)[]
  page.OneSignal = oneSignal
  page.toldOneSignal = told
  page.OneSignalDeferred = { push: (work: (sdk: unknown) => void) => work(oneSignal) }
  for (const work of waiting) work(oneSignal)
}
