/** What is shown of a call, beside how far it is. */
export type CallView = {
  /** Picture and sound of the other side. */
  remote: MediaStream | undefined
  /** The other side is connected to the room, whether picture and sound flow yet or not. */
  isOtherHere: boolean
  /** What the other side sends; it pauses its picture itself where its network is too weak for both. */
  other: SentMedia
  /** The network of this side, as the last seconds have shown it. */
  isWeak: boolean
  /** The picture of this side is held back, so that the sound gets through. */
  isPaused: boolean
}

/** What one side sends, as it tells the other. */
export type SentMedia = {
  microphone: boolean
  /** A picture: of the camera, or of a screen in its place (`isScreen`). */
  camera: boolean
  isPaused: boolean
  isScreen: boolean
}

export const noCall: CallView = {
  ...{ remote: undefined, isOtherHere: false, isWeak: false, isPaused: false },
  other: { microphone: true, camera: true, isPaused: false, isScreen: false },
}

export type CallViewStore = ReturnType<typeof createCallView>

/** Where a call keeps what is shown of it, for one page. */
export function createCallView() {
  let view = noCall
  const listeners = new Set<() => void>()
  return {
    get: () => view,
    set: (next: Partial<CallView>) => {
      view = { ...view, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
