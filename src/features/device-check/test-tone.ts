/** Two notes, each in hertz and of 0.35 seconds: easily told from a click. */
const notes = [523.25, 659.25]
const noteSeconds = 0.35
const loudness = 0.25

type WithSink = AudioContext & { setSinkId: (id: string) => Promise<void> }

const hasSink = (audio: AudioContext): audio is WithSink => 'setSinkId' in audio

/** Whether this browser lets a page choose by which speaker its sounds are heard. */
export const canChooseSpeaker = (): boolean => 'AudioContext' in window && 'setSinkId' in AudioContext.prototype

/** Plays two notes, by this speaker where one was chosen. Resolves once they are over; rejects where nothing can be played. */
export async function playTone(speakerId: string | undefined): Promise<void> {
  const audio = new AudioContext()
  try {
    if (speakerId !== undefined && hasSink(audio)) await audio.setSinkId(speakerId)
    await audio.resume()
    const volume = audio.createGain()
    volume.gain.value = loudness
    volume.connect(audio.destination)
    await Promise.all(notes.map((pitch, index) => playNote(audio, volume, pitch, index * noteSeconds)))
  } finally {
    await audio.close()
  }
}

function playNote(audio: AudioContext, volume: GainNode, pitch: number, delay: number): Promise<unknown> {
  const note = audio.createOscillator()
  note.frequency.value = pitch
  note.connect(volume)
  note.start(audio.currentTime + delay)
  note.stop(audio.currentTime + delay + noteSeconds)
  return new Promise((resolve) => note.addEventListener('ended', resolve))
}
