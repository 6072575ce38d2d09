type Description = { type: 'offer' | 'answer'; sdp: string }
type State = 'stable' | 'have-local-offer' | 'have-remote-offer'

/**
 * A browser's end of a call as far as it negotiates (WebRTC 1.0, 4.3.1 and 4.4.1.5): one operation at a time, an offer of the other side's in place of
 * one's own rolls that back, and a description that the state has no use for is refused. Its descriptions say of whom and the how-manieth they are, and
 * an answer, to which offer.
 */
export class ModelPeer extends EventTarget {
  static made: ModelPeer[] = []
  signalingState: State = 'stable'
  connectionState = 'new'
  localDescription: Description | null = null
  /** What was agreed last: the offer and its answer. */
  agreed: string | undefined
  candidates = 0
  #name = `peer${ModelPeer.made.length}`
  #count = 0
  #remote: Description | undefined
  #isNegotiationNeeded = false
  #isReminded = false
  #operations: Promise<unknown> = Promise.resolve()

  constructor() {
    super()
    ModelPeer.made.push(this)
  }
  #chain = <Result>(work: () => Result): Promise<Result> => {
    const done = this.#operations.then(work)
    this.#operations = done.catch(() => undefined)
    return done
  }
  setLocalDescription = () =>
    this.#chain(() => {
      const sdp = `${this.#name} ${(this.#count += 1)}`
      if (this.signalingState === 'have-remote-offer')
        this.#agree({ type: 'answer', sdp: `${sdp} to ${this.#remote?.sdp}` })
      else {
        this.localDescription = { type: 'offer', sdp }
        this.signalingState = 'have-local-offer'
        this.#isNegotiationNeeded = false
      }
    })
  setRemoteDescription = (description: Description) =>
    this.#chain(() => {
      if (description.type === 'offer') {
        // What was rolled back still has to be negotiated.
        if (this.signalingState === 'have-local-offer') this.#isNegotiationNeeded = true
        this.#remote = description
        this.signalingState = 'have-remote-offer'
        return
      }
      const isAwaited =
        this.signalingState === 'have-local-offer' && description.sdp.endsWith(` to ${this.localDescription?.sdp}`)
      if (!isAwaited) throw new DOMException('an answer to nothing', 'InvalidStateError')
      this.#settle(`${description.sdp}`)
    })
  #agree(answer: Description) {
    this.localDescription = answer
    this.#settle(answer.sdp)
  }
  #settle(agreed: string) {
    this.agreed = agreed
    this.signalingState = 'stable'
    this.#isReminded = false
    this.#remind()
  }
  /** The event comes once, until the next agreement. */
  #remind() {
    if (this.signalingState !== 'stable' || this.#isReminded || !this.#isNegotiationNeeded) return
    this.#isReminded = true
    queueMicrotask(() => this.dispatchEvent(new Event('negotiationneeded')))
  }
  addIceCandidate = () => this.#chain(() => void (this.candidates += 1))
  restartIce = () => {
    this.#isNegotiationNeeded = true
    this.#remind()
  }
  createDataChannel = () => new EventTarget()
  addTransceiver = () => this.restartIce()
  getTransceivers = () => []
  close = () => {}
}
