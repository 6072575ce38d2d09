import type { ProblemCode } from '#contract/problem'
import { toFlowProblem } from '#machines/flow-problem'

/**
 * Why a device gave or made no passkey. `dismissed`: the patient closed its question, or it has none, which a browser does not tell apart;
 * `exists`: it holds one of the account already; `unsupported`: it cannot hold one, for want of a screen lock for example.
 */
export type DeviceReason = 'dismissed' | 'timed_out' | 'exists' | 'unsupported' | 'failed'

/** A device that gave or made no passkey. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'

  constructor(
    readonly reason: DeviceReason,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/** Why the last press did not lead on: by the device, or by the platform. */
export type PasskeyRefusal = { device: DeviceReason } | { problem: ProblemCode }

/** The refusal of a rejected service. */
export const toRefusal = (error: unknown): PasskeyRefusal =>
  error instanceof NoPasskey ? { device: error.reason } : { problem: toFlowProblem(error).code }

/** Whether a refusal was for want of a network. */
export const isOffline = (refusal: PasskeyRefusal | undefined): boolean =>
  refusal !== undefined && 'problem' in refusal && refusal.problem === 'offline'
