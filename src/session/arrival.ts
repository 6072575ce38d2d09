import { deviceKey } from '#src/storage/device-key.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'

/** What a sign-in says of the device, and of how long it lasts: nothing of that where the patient stays signed in, as the platform takes it by itself. */
export async function arrival(tenant: string): Promise<{ device_key: string; stay_signed_in?: false }> {
  const [device_key, isKept] = await Promise.all([deviceKey(tenant), stayChoice(tenant).read()])
  return { device_key, ...(!isKept && { stay_signed_in: false }) }
}
