import type { Passkey } from '#contract/passkey'
import { useDeviceName } from '../device-name.ts'

/** What a passkey is called: as the patient has said, else the kind of device that it was made on. */
export function usePasskeyName(): (passkey: Passkey) => string {
  const deviceName = useDeviceName()
  return (passkey) => passkey.name ?? deviceName(passkey)
}
