/** Milliseconds between two looks at the microphone: fast enough for a bar that follows a voice. */
const interval = 100
/** What counts as silence, in decibels below the loudest. */
const floor = -60

/** From 0 to 100, as loud as it sounds to an ear: of samples between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  if (!(mean > 0)) return 0
  const decibels = 10 * Math.log10(mean)
  return Math.round(Math.min(1, Math.max(0, (decibels - floor) / -floor)) * 100)
}

/** Reports how loud a microphone is until the returned function is called. The sound goes nowhere. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext()
  const source = audio.createMediaStreamSource(new MediaStream([track]))
  const analyser = audio.createAnalyser()
  analyser.fftSize = 1024
  source.connect(analyser)
  // A browser may start it asleep, until somebody presses something.
  void audio.resume().catch(() => undefined)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, interval)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void audio.close().catch(() => undefined)
  }
}
