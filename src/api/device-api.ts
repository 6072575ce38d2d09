import type { AxiosInstance } from 'axios'
import type {
  DeviceRegistered,
  DeviceRegistration,
  DeviceRemoval,
  DeviceRemoved,
  PushKey,
} from '#contract/device-registration'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'

/** Calls of a device that is sent messages, where the tenant sends any (P06). */
export function createDeviceApi(http: () => AxiosInstance) {
  return {
    /** What the browser subscribes with. */
    pushKey: (signal?: AbortSignal) => call<PushKey>(http(), additions.pushKey, { signal }),
    /** Registers this device for the signed-in patient (C47). */
    register: (body: DeviceRegistration, signal?: AbortSignal) =>
      call<DeviceRegistered>(http(), calls.registerDevice, { body, signal }),
    /** Removes it (C48). */
    remove: (body: DeviceRemoval, signal?: AbortSignal) =>
      call<DeviceRemoved>(http(), calls.removeDevice, { body, signal }),
  }
}
