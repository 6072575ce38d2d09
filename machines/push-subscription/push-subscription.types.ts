import type { FlowProblem } from '#machines/flow-problem'

/**
 * How it stands with messages on a device. `unsupported`: its browser has none; `needs_install`: it has them for apps on the home screen alone;
 * `blocked`: the patient has forbidden them, which only the browser's own settings take back.
 */
export type DeviceState = 'unsupported' | 'needs_install' | 'blocked' | 'off' | 'on'

/** What reading the device finds, and turning messages on ends with. */
export type DeviceReading = { state: DeviceState; showsDetails: boolean }

export type PushSubscriptionContext = {
  /** Whether doctor and time may stand on the lock screen. */
  showsDetails: boolean
  problem: FlowProblem | undefined
}

export type PushSubscriptionEvent =
  | { type: 'on.pressed' }
  | { type: 'off.pressed' }
  | { type: 'details.chosen'; showsDetails: boolean }
  /** The patient is back on the page: they may have been in the browser's settings. */
  | { type: 'page.shown' }

/** What is to stand on the lock screen of a device that is turned on. */
export type TurnOnInput = { showsDetails: boolean }
