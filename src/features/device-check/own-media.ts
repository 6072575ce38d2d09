import { emptyMedia, mediaKinds, stateOfRefusal, type MediaKind, type OwnMedia } from './media-state.ts'

/** What of the browser it needs. */
type Browser = Pick<Navigator, 'mediaDevices' | 'permissions'>
export type OwnMediaStore = ReturnType<typeof createOwnMedia>

const constraintNames = { camera: 'video', microphone: 'audio' } as const

/**
 * The camera and the microphone of this device, for the check before a visit and for the visit itself, so that the browser asks once. Nothing is
 * sent anywhere by it. Whoever makes one stops it: a camera must not stay on unseen.
 */
export function createOwnMedia(browser: Browser) {
  let media = emptyMedia
  // What was opened for an earlier wish is closed again when it comes.
  const wishes = { camera: 0, microphone: 0 }
  let wasOn: MediaKind[] = []
  const listeners = new Set<() => void>()
  const change = (next: Partial<OwnMedia>) => {
    media = { ...media, ...next }
    for (const listener of [...listeners]) listener()
  }
  const set = (kind: MediaKind, next: Partial<OwnMedia[MediaKind]>) => change({ [kind]: { ...media[kind], ...next } })
  const release = (kind: MediaKind) => {
    wishes[kind] += 1
    media[kind].track?.stop()
    return wishes[kind]
  }

  async function list(): Promise<void> {
    const found = await browser.mediaDevices.enumerateDevices().catch(() => [])
    const of = (kind: MediaDeviceKind) => found.filter((one) => one.kind === kind && one.deviceId !== '')
    change({ cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') })
  }

  /** Takes the track over, unless it is not wanted any more. */
  function take(kind: MediaKind, wish: number, stream: MediaStream): void {
    const [track] = kind === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks()
    if (wish !== wishes[kind]) return track?.stop()
    if (!track) return set(kind, { state: 'missing', track: undefined })
    // It was pulled out, or the browser took it away.
    track.addEventListener('ended', () => {
      if (media[kind].track === track) set(kind, { state: 'missing', track: undefined })
    })
    if (kind === 'microphone') track.enabled = !media.isMuted
    set(kind, { state: 'on', track, deviceId: track.getSettings().deviceId ?? media[kind].deviceId })
  }

  function constraintsOf(kind: MediaKind): MediaTrackConstraints {
    const { deviceId } = media[kind]
    const chosen = deviceId === undefined ? {} : { deviceId: { exact: deviceId } }
    return kind === 'camera' && deviceId === undefined ? { facingMode: 'user' } : chosen
  }

  async function openOne(kind: MediaKind): Promise<void> {
    const wish = release(kind)
    set(kind, { state: 'asking', track: undefined })
    try {
      take(kind, wish, await browser.mediaDevices.getUserMedia({ [constraintNames[kind]]: constraintsOf(kind) }))
    } catch (error) {
      if (wish !== wishes[kind]) return
      // What was chosen once may be gone.
      if (stateOfRefusal(error) === 'missing' && media[kind].deviceId !== undefined) {
        set(kind, { deviceId: undefined })
        return openOne(kind)
      }
      set(kind, { state: stateOfRefusal(error), track: undefined })
    }
    await list()
  }

  /** Camera and microphone by one question of the browser's; what of them fails is found out one by one. */
  async function openBoth(): Promise<void> {
    const [camera, microphone] = mediaKinds.map(release) as [number, number]
    for (const kind of mediaKinds) set(kind, { state: 'asking', track: undefined })
    const wanted = { video: constraintsOf('camera'), audio: constraintsOf('microphone') }
    try {
      const stream = await browser.mediaDevices.getUserMedia(wanted)
      take('camera', camera, stream)
      take('microphone', microphone, stream)
      await list()
    } catch (error) {
      const state = stateOfRefusal(error)
      for (const kind of mediaKinds) {
        if ((kind === 'camera' ? camera : microphone) !== wishes[kind]) continue
        // Who has just said no is not asked once more; a browser that has an answer already does not ask.
        if (state === 'refused' && (await permissionFor(browser, kind)) !== 'granted')
          set(kind, { state, track: undefined })
        else await openOne(kind)
      }
      await list()
    }
  }

  return {
    get: () => media,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Asks the browser for both, or for one of them. Never rejects: what came of it is in the state. */
    open: async (wanted: readonly MediaKind[] = mediaKinds) => {
      if (!('mediaDevices' in browser) || !browser.mediaDevices) {
        for (const kind of wanted) set(kind, { state: 'failed' })
        return
      }
      const [only] = wanted
      await (wanted.length > 1 || !only ? openBoth() : openOne(only))
    },
    /** Another camera or microphone. */
    choose: async (kind: MediaKind, deviceId: string) => {
      set(kind, { deviceId })
      await openOne(kind)
    },
    chooseSpeaker: (speakerId: string) => change({ speakerId }),
    /** One that was plugged in or out. */
    listAgain: () => (browser.mediaDevices ? list() : Promise.resolve()),
    /** Turns one off, and the light of the camera with it. */
    close: (kind: MediaKind) => {
      release(kind)
      set(kind, { state: 'off', track: undefined })
    },
    /** Shows a screen in place of the camera's picture, until it ends or another is shown; without one, the camera's again. */
    showScreen: (screen: MediaStreamTrack | undefined) => {
      if (media.screen !== screen) media.screen?.stop()
      change({ screen })
      // The browser has a button of its own that ends it.
      screen?.addEventListener('ended', () => media.screen === screen && change({ screen: undefined }))
    },
    /** Silences the microphone, which stays on: it is heard again at once. */
    mute: (isMuted: boolean) => {
      const { track } = media.microphone
      if (track) track.enabled = !isMuted
      change({ isMuted })
    },
    /** Turns on what `stop` has turned off. */
    resume: async () => {
      const wanted = wasOn.filter((kind) => media[kind].state === 'off')
      wasOn = []
      for (const kind of wanted) await openOne(kind)
    },
    /** Turns both off, and shows no screen. What was chosen stays chosen. */
    stop: () => {
      media.screen?.stop()
      if (media.screen) change({ screen: undefined })
      const on = mediaKinds.filter((kind) => media[kind].state === 'on')
      if (on.length > 0) wasOn = on
      for (const kind of mediaKinds) {
        release(kind)
        if (media[kind].state !== 'off') set(kind, { state: 'off', track: undefined })
      }
    },
  }
}

/** What the browser remembers of an answer; undefined where it does not tell. */
async function permissionFor({ permissions }: Browser, name: MediaKind): Promise<PermissionState | undefined> {
  try {
    return (await permissions.query({ name })).state
  } catch {
    return undefined
  }
}
