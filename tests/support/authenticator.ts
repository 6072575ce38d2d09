import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from 'nid-webauthn-emulator'
import type { StaffPasskeyInvitation, StaffPasskeyQuestion } from '#contract/console/passkeys'
import type { NewPasskeyRequest, PasskeyInvitation, PasskeyQuestion, PasskeySignInRequest } from '#contract/passkey'

type Invited = Parameters<WebAuthnEmulator['createJSON']>[1]

/** A device with passkeys, in software; `isVerifying`: it asks for face, finger or screen lock. It says of a page where that is. */
export function createAuthenticator({ isVerifying = true } = {}) {
  const device = new WebAuthnEmulator(
    new AuthenticatorEmulator({
      verifications: { userPresent: true, userVerified: isVerifying },
      userMakeCredentialInteraction: () => ({ options: { up: true, uv: isVerifying } }),
      userGetAssertionInteraction: () => ({ options: { up: true, uv: isVerifying } }),
      // Without one all devices would share theirs.
      credentialsRepository: new PasskeysCredentialsMemoryRepository(),
    }),
  )
  return {
    make(
      invitation: PasskeyInvitation | StaffPasskeyInvitation,
      origin = 'http://localhost',
    ): NewPasskeyRequest['credential'] {
      const { id, response } = device.createJSON(origin, ofDevice(invitation, isVerifying) as Invited)
      const { attestationObject, clientDataJSON, transports } = response
      return { id, response: { attestationObject, clientDataJSON, transports } }
    },
    sign(
      question: PasskeyQuestion | StaffPasskeyQuestion,
      origin = 'http://localhost',
    ): PasskeySignInRequest['credential'] {
      const { id, response } = device.getJSON(origin, {
        ...question,
        userVerification: isVerifying ? 'required' : 'discouraged',
      })
      const { authenticatorData, clientDataJSON, signature, userHandle } = response
      return { id, response: { authenticatorData, clientDataJSON, signature, ...(userHandle ? { userHandle } : {}) } }
    },
  }
}

const ofDevice = (invitation: PasskeyInvitation | StaffPasskeyInvitation, isVerifying: boolean) => ({
  ...invitation,
  authenticatorSelection: {
    ...invitation.authenticatorSelection,
    userVerification: isVerifying ? 'required' : 'discouraged',
  },
})
