/** The part of the library that the console uses, as a file that is loaded with the first passkey. */
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
