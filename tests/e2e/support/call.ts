import type { Page, WebSocketRoute } from '@playwright/test'
import { expect } from './journey.ts'

declare global {
  interface Window {
    /** Every peer connection of the page. */
    calls: RTCPeerConnection[]
  }
}

/** Lets a page's calls be looked into. Before it is opened. */
export const watchCalls = (page: Page) =>
  page.addInitScript(() => {
    const Real = window.RTCPeerConnection
    window.calls = []
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        window.calls.push(this)
      }
    }
  })

/** Lets the signalling of a page's calls be cut. Before it is opened. */
export async function watchSignalling(page: Page): Promise<{ opened: () => number; cut: () => Promise<void> }> {
  const sockets: { own: WebSocketRoute; ofServer: WebSocketRoute }[] = []
  await page.routeWebSocket(/\/video\/signals/, (own) => {
    sockets.push({ own, ofServer: own.connectToServer() })
  })
  return {
    opened: () => sockets.length,
    /** Neither the page nor the server has said that it goes. */
    cut: async () => {
      const last = sockets.at(-1)
      await Promise.all([last?.ofServer.close({ code: 3000 }), last?.own.close({ code: 3000 })])
    },
  }
}

/** What has come from the other side by the page's last connection: pictures that were decoded, and the energy of its sound. */
async function received(page: Page): Promise<{ frames: number; energy: number }> {
  return page.evaluate(async () => {
    const sums = { frames: 0, energy: 0 }
    const report = await window.calls.at(-1)?.getStats()
    report?.forEach((entry: Record<string, unknown>) => {
      if (entry['type'] !== 'inbound-rtp') return
      sums.frames += Number(entry['framesDecoded'] ?? 0)
      sums.energy += Number(entry['totalAudioEnergy'] ?? 0)
    })
    return sums
  })
}

/** Picture and sound of the other side come in, more of both than there was. */
export async function expectFlow(page: Page): Promise<void> {
  const before = await received(page)
  await expect
    .poll(
      async () => {
        const { frames, energy } = await received(page)
        // A new connection counts anew.
        return (frames < before.frames || frames > before.frames + 5) && energy !== before.energy && energy > 0
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}
