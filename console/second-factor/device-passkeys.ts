import type {
  MadeCredential,
  SignedCredential,
  StaffPasskeyInvitation,
  StaffPasskeyQuestion,
} from '#contract/console/passkeys'
import { Problem } from '#contract/problem'

/** Whether a passkey can be used here: an address of numbers has none. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname)

/** Has the device make a passkey. Throws a Problem, `passkey_invalid` with `details.reason` where the device made none. */
export async function makePasskey(invitation: StaffPasskeyInvitation): Promise<MadeCredential> {
  const { startRegistration } = await import('./passkey-library.ts')
  const { id, response } = await startRegistration({ optionsJSON: invitation }).catch(refuse)
  const { attestationObject, clientDataJSON, transports } = response
  return { id, response: { attestationObject, clientDataJSON, ...(transports && { transports }) } }
}

/** Has the device sign with a passkey of the person's. Throws in the same way. */
export async function signWithPasskey(question: StaffPasskeyQuestion): Promise<SignedCredential> {
  const { startAuthentication } = await import('./passkey-library.ts')
  const { id, response } = await startAuthentication({ optionsJSON: question }).catch(refuse)
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, response: { authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) } }
}

/** Browsers say the same of who cancels, who has no passkey here, and who is late. */
function refuse(failure: unknown): never {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  const reason = reasons[cause instanceof Error ? cause.name : ''] ?? 'failed'
  throw new Problem('passkey_invalid', { cause: failure, details: { reason } })
}

/** Why a device gave or made no passkey, by the browser's name for it. */
const reasons: Partial<Record<string, 'dismissed' | 'present' | 'unsupported'>> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'present',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
}
