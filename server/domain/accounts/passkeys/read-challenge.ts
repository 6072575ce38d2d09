/** The challenge that a device says it has signed; undefined where it says none. */
export function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const clientData = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    } | null
    return typeof clientData?.challenge === 'string' ? clientData.challenge : undefined
  } catch {
    // No JSON: the device has signed nothing of ours.
    return undefined
  }
}
