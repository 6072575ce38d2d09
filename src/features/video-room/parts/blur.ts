/** The part of the standard for background blur that a track has where its device and browser can (Media Capture Extensions). */
type WithBlur = { backgroundBlur?: unknown }

/** Whether the page may turn the blur behind a person on and off: it can be both. */
export function canBlur(track: MediaStreamTrack): boolean {
  const { backgroundBlur } = (track.getCapabilities?.() ?? {}) as WithBlur
  return Array.isArray(backgroundBlur) && backgroundBlur.includes(true) && backgroundBlur.includes(false)
}

/** Whether it is on, also where the system has turned it on. */
export const isBlurred = (track: MediaStreamTrack): boolean => (track.getSettings() as WithBlur).backgroundBlur === true

/** Turns it on or off. Rejects where the device will not. */
export const setBlur = (track: MediaStreamTrack, isOn: boolean): Promise<void> =>
  track.applyConstraints({ backgroundBlur: isOn })
