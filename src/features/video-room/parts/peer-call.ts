import type { PassedOnSignal } from '#contract/video-signalling'
import type { SentMedia } from '../call-view.ts'

type Unaddressed<Signal> = Signal extends unknown ? Omit<Signal, 'peer'> : never
export type CallSignal = Unaddressed<PassedOnSignal>
export type OwnTracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null; isScreen: boolean }

type Wiring = {
  iceServers: RTCIceServer[]
  /** The polite side gives way where both offer at once; the other one makes the first offer. */
  isPolite: boolean
  send: (signal: CallSignal) => void
  tracks: () => OwnTracks
  onRemote: (stream: MediaStream) => void
  onConnection: (state: RTCPeerConnectionState) => void
  onOther: (sent: SentMedia) => void
}
export type PeerCall = ReturnType<typeof createPeerCall>

/** Milliseconds for which a broken path may come back by itself before another one is looked for. */
const patience = 3_000
/** Milliseconds for which an offer may go without an answer before it is sent once more: it or its answer was lost. */
const answerPatience = 5_000

/** The call with one connection of the other side, by the standard's perfect negotiation. */
export function createPeerCall({ iceServers, isPolite, send, tracks, onRemote, onConnection, onOther }: Wiring) {
  const connection = new RTCPeerConnection({ iceServers })
  const remote = new MediaStream()
  let [isOffering, isIgnoring, isAnswering] = [false, false, false]
  let channel: RTCDataChannel | undefined
  let sent: SentMedia | undefined
  let restart: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  // Messages are taken one after the other: a candidate may follow its description at once.
  let queue: Promise<unknown> = Promise.resolve()

  const share = () => {
    if (sent && channel?.readyState === 'open') channel.send(JSON.stringify(sent))
  }
  const watch = (opened: RTCDataChannel) => {
    channel = opened
    opened.addEventListener('open', share)
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const other = toSentMedia(data)
      if (other) onOther(other)
    })
    share()
  }
  const sendDescription = () => {
    const { type, sdp } = connection.localDescription ?? {}
    if (type && sdp !== undefined) send({ type: 'description', description: { type, sdp } })
    clearTimeout(again)
    again = setTimeout(() => {
      if (connection.signalingState === 'have-local-offer') sendDescription()
    }, answerPatience)
  }
  const describe = async () => {
    await connection.setLocalDescription()
    sendDescription()
  }

  connection.addEventListener('negotiationneeded', () => {
    isOffering = true
    void describe()
      .catch(() => undefined)
      .finally(() => (isOffering = false))
  })
  connection.addEventListener('icecandidate', ({ candidate }) => send(toCandidate(candidate)))
  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track)
    onRemote(remote)
  })
  connection.addEventListener('datachannel', ({ channel: opened }) => watch(opened))
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState
    clearTimeout(restart)
    if (state === 'failed') connection.restartIce()
    if (state === 'disconnected') restart = setTimeout(() => connection.restartIce(), patience)
    onConnection(state)
  })

  async function takeDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const isReady = !isOffering && (connection.signalingState === 'stable' || isAnswering)
    isIgnoring = !isPolite && description.type === 'offer' && !isReady
    if (isIgnoring) return
    isAnswering = description.type === 'answer'
    try {
      await connection.setRemoteDescription(description)
    } finally {
      // Also where the answer was refused: it was to an offer of before.
      isAnswering = false
    }
    if (description.type !== 'offer') return
    await adoptTracks()
    await describe()
  }

  /** What the other side has offered to carry carries this side's tracks back. */
  async function adoptTracks(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      if (transceiver.currentDirection === 'stopped') continue
      transceiver.direction = 'sendrecv'
    }
    await replaceTracks()
  }

  async function replaceTracks(): Promise<void> {
    const { audio, video } = tracks()
    for (const { receiver, sender } of connection.getTransceivers()) {
      const own = receiver.track.kind === 'audio' ? audio : video
      if (sender.track !== own) await sender.replaceTrack(own)
    }
  }

  if (!isPolite) {
    watch(connection.createDataChannel('media'))
    const { audio, video } = tracks()
    connection.addTransceiver(audio ?? 'audio', { direction: 'sendrecv' })
    connection.addTransceiver(video ?? 'video', { direction: 'sendrecv' })
  }

  return {
    connection,
    receive: (signal: CallSignal): Promise<unknown> =>
      (queue = queue
        .then(() =>
          signal.type === 'description'
            ? takeDescription(signal.description)
            : connection.addIceCandidate(signal.candidate ?? undefined),
        )
        // Candidates of an offer that was passed over mean nothing; whatever else failed shows in the state of the connection.
        .catch(() => undefined)),
    /** The tracks have changed: a camera was turned off, or is another one now. */
    replaceTracks: () => (queue = queue.then(replaceTracks).catch(() => undefined)),
    /** Tells the other side what is sent. */
    tell: (next: SentMedia) => {
      sent = next
      share()
    },
    /** Looks for another path: the network has changed. */
    restart: () => connection.restartIce(),
    close: () => {
      clearTimeout(restart)
      clearTimeout(again)
      connection.close()
    },
  }
}

/** A candidate as it is sent; nothing after the last one. */
const toCandidate = (candidate: RTCIceCandidate | null): CallSignal => {
  const {
    candidate: line = '',
    sdpMid = null,
    sdpMLineIndex = null,
    usernameFragment = null,
  } = candidate?.toJSON() ?? {}
  return {
    type: 'candidate',
    candidate: candidate ? { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } : null,
  }
}

/** What the other side says of itself, as far as it can be read. */
function toSentMedia(data: unknown): SentMedia | undefined {
  try {
    const said = JSON.parse(String(data)) as Partial<Record<keyof SentMedia, unknown>>
    const { microphone, camera, isPaused, isScreen } = said
    return {
      microphone: microphone === true,
      camera: camera === true,
      isPaused: isPaused === true,
      isScreen: isScreen === true,
    }
  } catch {
    return undefined
  }
}
