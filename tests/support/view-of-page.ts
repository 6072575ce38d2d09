/** A stand-in for what a test DOM has not: whether elements are in view. */
type View = {
  /** What was looked at last comes into view, or goes out of it. */
  turn: (isInView: boolean) => void
}

/** Puts it in the place of the browser's `IntersectionObserver`. Everything is in view until it is said to be not. */
export function standInForView(): View {
  let tell: (isInView: boolean) => void = () => {}
  class Observer {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => heard([{ isIntersecting }])
    }
    observe = () => {}
    disconnect = () => {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  return { turn: (isInView) => tell(isInView) }
}
