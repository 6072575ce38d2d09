import type { PasskeyCopy } from '#src/session/to-own-copies.ts'
import { useDeviceName } from '../device-name.ts'

/** What a passkey is called: as the patient has said, else the kind of device that it was made on. */
export function usePasskeyName(): (passkey: PasskeyCopy) => string {
  const deviceName = useDeviceName()
  return (passkey) => passkey.name ?? deviceName(passkey)
}
