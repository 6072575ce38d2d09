/** The part of the library that the app uses, as a file that is loaded with the first passkey. */
export { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
