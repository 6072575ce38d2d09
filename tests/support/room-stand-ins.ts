import { vi } from 'vitest'
import type { PageSignal, ServerSignal } from '#contract/video-signalling'

/** The server's end of the last connection. */
export class FakeSocket extends EventTarget {
  static OPEN = 1
  static opened: FakeSocket[] = []
  readyState = 0
  sent: PageSignal[] = []
  closedWith: number | undefined
  constructor(readonly address: string) {
    super()
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as PageSignal)
  }
  close(code?: number) {
    this.closedWith = code
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(signal: ServerSignal | string) {
    const data = typeof signal === 'string' ? signal : JSON.stringify(signal)
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  closes(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

/** A peer connection that does what it is told and connects when the test says so. */
export class FakePeer extends EventTarget {
  static made: FakePeer[] = []
  connectionState = 'new'
  signalingState = 'stable'
  restarts = 0
  isClosed = false
  localDescription = { type: 'answer', sdp: 'answer' }
  constructor() {
    super()
    FakePeer.made.push(this)
  }
  /** What the browser says of the last seconds. */
  report: object[] = []
  sent: Record<'audio' | 'video', unknown> = { audio: null, video: null }
  getTransceivers = () =>
    (['audio', 'video'] as const).map((kind) => ({
      receiver: { track: { kind } },
      sender: { track: this.sent[kind], replaceTrack: async (track: unknown) => void (this.sent[kind] = track) },
    }))
  setLocalDescription = async () => {}
  setRemoteDescription = async () => {}
  addIceCandidate = async () => {}
  getStats = async () => new Map(this.report.entries())
  restartIce = () => void (this.restarts += 1)
  close = () => void (this.isClosed = true)
  becomes(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

/** Puts both in the place of the browser's, none of them made yet, on a clock that goes as the test says; `unstubRoom` takes all of it back. */
export function stubRoom(): void {
  vi.useFakeTimers()
  FakeSocket.opened = []
  FakePeer.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('MediaStream', class {})
}

export function unstubRoom(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** What the server says to a patient who comes in, to the doctor `peer` where they are there already. */
export const joined = (peer?: string): ServerSignal => ({
  ...{ type: 'joined', side: 'patient', self: 'me', closes_at: '2026-11-26T15:50:00.000Z' },
  ...(peer === undefined ? {} : { peer }),
})
export const left = (peer: string, is_lost: boolean): ServerSignal => ({ type: 'peer-left', peer, is_lost })
