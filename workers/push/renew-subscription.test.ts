import { describe, expect, it } from 'vitest'
import { renewSubscription } from './renew-subscription.ts'

const key = new Uint8Array([4, 27, 250]).buffer
const subscription = { options: { applicationServerKey: key, userVisibleOnly: true } } as PushSubscription

/** A browser that has this subscription, and answers so when it is asked for another. */
function browser({ known, answer }: { known?: PushSubscription; answer?: Error } = {}) {
  const asked: unknown[] = []
  return {
    asked,
    pushManager: {
      getSubscription: async () => known ?? null,
      subscribe: async (options?: PushSubscriptionOptionsInit) => {
        asked.push(options)
        if (answer) throw answer
        return subscription
      },
    },
  }
}

describe('renewSubscription', () => {
  it('subscribes by the key of the subscription that has ended [W02]', async () => {
    const { asked, pushManager } = browser()
    expect(await renewSubscription({ oldSubscription: subscription, newSubscription: null }, pushManager)).toBe(true)
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: key }])
  })

  it.each([
    ['the browser has replaced it', { newSubscription: subscription }, {}],
    ['there is another already', { oldSubscription: subscription }, { known: subscription }],
  ])('leaves it at that where %s', async (_where, change, device) => {
    const { asked, pushManager } = browser(device)
    expect([await renewSubscription(change, pushManager), asked]).toEqual([true, []])
  })

  it.each([
    ['the browser does not say by which key', {}],
    [
      'it was made without one',
      { oldSubscription: { options: { applicationServerKey: null, userVisibleOnly: true } } },
    ],
  ])('leaves it to a page where %s', async (_where, change) => {
    const { asked, pushManager } = browser()
    expect([await renewSubscription(change, pushManager), asked]).toEqual([false, []])
  })

  it('accepts that the permission is gone, and nothing else', async () => {
    const gone = browser({ answer: new DOMException('denied', 'NotAllowedError') })
    expect(await renewSubscription({ oldSubscription: subscription }, gone.pushManager)).toBe(false)
    const away = browser({ answer: new DOMException('no push service', 'AbortError') })
    await expect(renewSubscription({ oldSubscription: subscription }, away.pushManager)).rejects.toThrow(
      'no push service',
    )
  })
})
