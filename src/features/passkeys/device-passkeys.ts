import type { NewPasskeyRequest, PasskeyInvitation, PasskeyQuestion, PasskeySignInRequest } from '#contract/passkey'
import { NoPasskey, type DeviceReason } from '#machines/passkey/passkey.types'

/** The library that speaks with the device, loaded when it is first needed. Throws `NoPasskey` where it cannot be. */
async function library() {
  try {
    return await import('./device-library.ts')
  } catch (cause) {
    throw new NoPasskey('failed', { cause })
  }
}

/**
 * Has the device sign with a passkey that the patient chooses: at once, or as soon as they do in a field (`inField`). Throws `NoPasskey`.
 * When the signal is aborted, what the device shows is taken back.
 */
export async function signWithPasskey(
  question: PasskeyQuestion,
  { inField = false, signal }: { inField?: boolean; signal: AbortSignal },
): Promise<PasskeySignInRequest['credential']> {
  const { startAuthentication } = await library()
  const { id, response } = await watched(signal, question.timeout, () =>
    startAuthentication({ optionsJSON: question, useBrowserAutofill: inField, verifyBrowserAutofillInput: false }),
  )
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, response: { authenticatorData, clientDataJSON, signature, ...(userHandle ? { userHandle } : {}) } }
}

/** Has the device make a passkey. Throws `NoPasskey`. */
export async function makePasskey(
  invitation: PasskeyInvitation,
  signal: AbortSignal,
): Promise<NewPasskeyRequest['credential']> {
  const { startRegistration } = await library()
  const { id, response } = await watched(signal, invitation.timeout, () =>
    startRegistration({ optionsJSON: invitation }),
  )
  const { attestationObject, clientDataJSON, transports } = response
  return { id, response: { attestationObject, clientDataJSON, ...(transports ? { transports } : {}) } }
}

async function watched<Result>(signal: AbortSignal, timeout: number, ask: () => Promise<Result>): Promise<Result> {
  const { WebAuthnAbortService } = await library()
  signal.throwIfAborted()
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  const begun = performance.now()
  try {
    return await ask()
  } catch (cause) {
    throw new NoPasskey(reasonOf(cause, performance.now() - begun >= timeout), { cause })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** What the browser's refusals mean. It gives the same one to who cancels, who has no passkey, and who is late. */
export function reasonOf(failure: unknown, isLate: boolean): DeviceReason {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return isLate ? 'timed_out' : 'dismissed'
  return reasons[name] ?? 'failed'
}

const reasons: Record<string, DeviceReason> = {
  InvalidStateError: 'exists',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
}
