import type { PassedOnSignal } from '#contract/video-signalling'
import type { RoomEvent } from '#machines/telemedicine/telemedicine.types'
import type { CallViewStore } from '../call-view.ts'
import { createPeerCall, type OwnTracks } from './peer-call.ts'
import { watchQuality } from './watch-quality.ts'

export type Pairing = ReturnType<typeof createPairing>
type PairingWiring = {
  peer: string
  iceServers: RTCIceServer[]
  isPolite: boolean
  tracks: () => OwnTracks
  view: CallViewStore
  send: (signal: PassedOnSignal) => void
  emit: (event: RoomEvent) => void
}

/** This side and one connection of the other one: the call between them, its quality, and what of it is shown. */
export function createPairing({ peer, iceServers, isPolite, tracks, view, send, emit }: PairingWiring) {
  let isFlowing = false
  const sentTracks = (): OwnTracks => (view.get().isPaused ? { ...tracks(), video: null } : tracks())
  const call = createPeerCall({
    ...{ iceServers, isPolite, tracks: sentTracks },
    send: (signal) => send({ ...signal, peer }),
    onRemote: (remote) => view.set({ remote }),
    onOther: (other) => view.set({ other }),
    onConnection: (state) => {
      const wasFlowing = isFlowing
      isFlowing = state === 'connected'
      if (isFlowing && !wasFlowing) emit({ type: 'call.connected' })
      if (wasFlowing && !isFlowing) emit({ type: 'call.interrupted' })
    },
  })
  const tell = () => {
    const { audio, video, isScreen } = tracks()
    const { isPaused } = view.get()
    call.tell({ microphone: audio?.enabled === true, camera: video !== null, isPaused, isScreen })
  }
  const renew = () => {
    tell()
    void call.replaceTracks()
  }
  const stopWatching = watchQuality(call.connection, ({ isWeak, isPaused }) => {
    const wasPaused = view.get().isPaused
    view.set({ isWeak, isPaused })
    if (wasPaused !== isPaused) renew()
  })
  tell()
  return {
    peer,
    isFlowing: () => isFlowing,
    receive: (signal: PassedOnSignal) => void call.receive(signal),
    renew,
    recover: () => call.restart(),
    close: () => {
      stopWatching()
      call.close()
    },
  }
}
