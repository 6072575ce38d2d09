/** What the browser reads out of a text: WebOTP, which the types of browsers do not have yet. */
type TextedCredential = Credential & { code?: unknown }
type TextedRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * The next code that a text for this origin has, where the browser reads texts and the patient lets it (Chromium on Android). Never settles
 * where there is none; a refusal counts as none.
 */
export async function readTextedCode(signal: AbortSignal): Promise<string> {
  const never = new Promise<string>(() => undefined)
  if (!('OTPCredential' in window)) return never
  const request: TextedRequest = { otp: { transport: ['sms'] }, signal }
  try {
    const credential: TextedCredential | null = await navigator.credentials.get(request)
    return typeof credential?.code === 'string' && /^\d{4,10}$/.test(credential.code) ? credential.code : never
  } catch {
    return never
  }
}
