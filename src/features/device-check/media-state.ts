export const mediaKinds = ['camera', 'microphone'] as const
export type MediaKind = (typeof mediaKinds)[number]

/**
 * `refused`: the browser or the patient does not allow it; `busy`: another program has it; `missing`: there is none, or it was pulled out;
 * `failed`: this browser cannot at all.
 */
export type MediaState = 'off' | 'asking' | 'on' | 'refused' | 'busy' | 'missing' | 'failed'

/** One camera or microphone; `deviceId` as the browser names it, once one was chosen or opened. */
export type OneMedia = { state: MediaState; track: MediaStreamTrack | undefined; deviceId: string | undefined }

/** What there is on this device, and what of it is on. */
export type OwnMedia = {
  camera: OneMedia
  microphone: OneMedia
  cameras: readonly MediaDeviceInfo[]
  microphones: readonly MediaDeviceInfo[]
  speakers: readonly MediaDeviceInfo[]
  speakerId: string | undefined
  /** What is shown in place of the camera's picture: a screen or a window of this device. */
  screen: MediaStreamTrack | undefined
  /** The microphone is on and carries no sound. */
  isMuted: boolean
}

const off: OneMedia = { state: 'off', track: undefined, deviceId: undefined }
export const emptyMedia: OwnMedia = {
  ...{ camera: off, microphone: off, speakerId: undefined, screen: undefined, isMuted: false },
  ...{ cameras: [], microphones: [], speakers: [] },
}

/** Names of the browser's failures, those of older versions included. */
const states: Readonly<Record<string, MediaState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  PermissionDeniedError: 'refused',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TrackStartError: 'busy',
}

/** What the browser's refusal means. */
export function stateOfRefusal(error: unknown): MediaState {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return states[name] ?? 'failed'
}

/** Whether it was tried and cannot be had as it is. */
export const hasFailed = ({ state }: Pick<OneMedia, 'state'>): boolean => !['off', 'asking', 'on'].includes(state)
