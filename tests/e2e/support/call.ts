import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect } from './journey.ts'

declare global {
  interface Window {
    /** Every peer connection of the page. */
    calls: RTCPeerConnection[]
  }
}

/** How a page reaches a TURN server: as its candidates name it. */
type Transport = 'udp' | 'tcp' | 'tls'

/** Under which name a page's origin notes that its calls are made by a TURN server alone, and how that is reached. */
const relayed = 'relayed-calls'

/** Lets a page's calls be looked into, and its direct paths be closed (`closeDirectPaths`). Before it is opened. */
export const watchCalls = (page: Page) =>
  page.addInitScript((name) => {
    const Real = window.RTCPeerConnection
    window.calls = []
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        const transport = localStorage.getItem(name)
        const iceServers = configuration?.iceServers?.map((server) => ({
          ...server,
          urls: [server.urls].flat().filter((url) => {
            const isTls = url.startsWith('turns:')
            return isTls ? transport === 'tls' : url.endsWith(`transport=${transport}`)
          }),
        }))
        const relayed = transport !== null && iceServers && { iceTransportPolicy: 'relay' as const, iceServers }
        super({ ...configuration, ...relayed })
        window.calls.push(this)
      }
    }
  }, relayed)

/** From the next call on, the pages of this origin and context have no way to another but a TURN server that they reach so. */
export const closeDirectPaths = (page: Page, transport: Transport) =>
  page.evaluate(([name, way]) => localStorage.setItem(name, way), [relayed, transport] as const)

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

/** What has come from the other side by the page's last connection: pictures that were decoded, and of its sound packets and energy. */
async function received(page: Page): Promise<{ frames: number; packets: number; energy: number }> {
  return page.evaluate(async () => {
    const sums = { frames: 0, packets: 0, energy: 0 }
    const report = await window.calls.at(-1)?.getStats()
    report?.forEach((entry: Record<string, unknown>) => {
      if (entry['type'] !== 'inbound-rtp') return
      sums.frames += Number(entry['framesDecoded'] ?? 0)
      if (entry['kind'] === 'audio') sums.packets += Number(entry['packetsReceived'] ?? 0)
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

/** Sound of the other side comes in by the page's last connection, and no picture. A fake microphone is silent where no fake camera runs. */
export const expectSoundAlone = (page: Page) =>
  expect
    .poll(
      async () => {
        const { frames, packets } = await received(page)
        return [frames, packets > 50]
      },
      { timeout: 30_000 },
    )
    .toEqual([0, true])

/** As on a device without a camera: the browser lists none, and finds none when it is asked for one. Before the page is opened. */
export const withoutCamera = (page: Page) =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const [open, list] = [devices.getUserMedia.bind(devices), devices.enumerateDevices.bind(devices)]
    devices.getUserMedia = async (wanted) => {
      if (wanted?.video) throw new DOMException('Requested device not found', 'NotFoundError')
      return open(wanted)
    }
    devices.enumerateDevices = async () => (await list()).filter(({ kind }) => kind !== 'videoinput')
  })

/** The path that the page's last call takes goes by a TURN server at both ends, which this page reaches so. */
export const expectRelayed = (page: Page, transport: Transport) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const report = (await window.calls.at(-1)?.getStats()) ?? new Map<string, Record<string, string>>()
        const entries = new Map<string, Record<string, string>>()
        report.forEach((entry: Record<string, string>) => entries.set(entry['id'] ?? '', entry))
        const transport = [...entries.values()].find(({ type }) => type === 'transport')
        const pair = entries.get(transport?.['selectedCandidatePairId'] ?? '')
        const [own, other] = [pair?.['localCandidateId'], pair?.['remoteCandidateId']].map((id) =>
          entries.get(id ?? ''),
        )
        return [own?.['candidateType'], own?.['relayProtocol'], other?.['candidateType']]
      }),
    )
    .toEqual(['relay', transport, 'relay'])

/** What a browser's question for a screen is answered with: a moving drawing of this size, since a machine of tests has no screen. */
export const standInForScreen = (page: Page, size: { width: number; height: number }) =>
  page.evaluate((shown) => {
    const canvas = Object.assign(document.createElement('canvas'), shown)
    const drawing = canvas.getContext('2d')
    let count = 0
    setInterval(() => {
      count += 1
      drawing?.fillRect(count % shown.width, 0, 20, shown.height)
    }, 50)
    navigator.mediaDevices.getDisplayMedia = async () => canvas.captureStream(15)
  }, size)

/** Whether neither of two things that are shown lies over the other. */
export async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

/** The width of the other side's picture as it comes, for one of its height. */
export const shapeOfPicture = (page: Page) =>
  page
    .locator('main video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight)
