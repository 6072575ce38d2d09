/** A track of a device that is not there. */
export class FakeTrack extends EventTarget {
  enabled = true
  readyState: 'live' | 'ended' = 'live'
  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId: string,
  ) {
    super()
  }
  get id() {
    return `${this.kind}-${this.deviceId}`
  }
  getSettings() {
    return { deviceId: this.deviceId }
  }
  stop() {
    this.readyState = 'ended'
  }
}

class FakeStream {
  constructor(readonly tracks: FakeTrack[] = []) {}
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video')
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio')
  }
}

type Refusal = { video?: string; audio?: string }

/**
 * The devices of a browser: what is refused is, by the name of the browser's error, and a question for both fails with the first of the two.
 * `remembered` is what the browser says of its permissions.
 */
export function fakeBrowser({ refused = {}, remembered = 'prompt' }: { refused?: Refusal; remembered?: string } = {}) {
  const asked: string[] = []
  const tracks: FakeTrack[] = []
  const platform = { refused, remembered }
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (wanted: {
      audio?: { deviceId?: { exact: string } }
      video?: { deviceId?: { exact: string } }
    }) => {
      const kinds = (['video', 'audio'] as const).filter((kind) => wanted[kind])
      asked.push(kinds.join('+'))
      const name = kinds.map((kind) => platform.refused[kind]).find(Boolean)
      if (name) throw new DOMException('refused', name)
      const opened = kinds.map((kind) => new FakeTrack(kind, wanted[kind]?.deviceId?.exact ?? `${kind}-1`))
      tracks.push(...opened)
      return new FakeStream(opened)
    },
    enumerateDevices: async () => [
      { kind: 'videoinput', deviceId: 'video-1', label: 'Front camera' },
      { kind: 'videoinput', deviceId: 'video-2', label: '' },
      { kind: 'audioinput', deviceId: 'audio-1', label: 'Microphone of the phone' },
      { kind: 'audiooutput', deviceId: 'speaker-1', label: 'Speaker' },
      { kind: 'audiooutput', deviceId: 'speaker-2', label: 'Earphones' },
    ],
  })
  const permissions = { query: async () => Object.assign(new EventTarget(), { state: platform.remembered }) }
  const browser = { mediaDevices, permissions } as unknown as Navigator
  return { browser, asked, tracks, platform, mediaDevices, permissions }
}

export const stubMedia = { MediaStream: FakeStream }
