import type { AxiosInstance } from 'axios'
import type {
  DeviceRegistered,
  DeviceRegistration,
  DeviceRemoval,
  DeviceRemoved,
  PushKey,
} from '#contract/device-registration'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'

/** `visit` is that of a guest, with the token that opens it. */
export type DeviceCall = { signal?: AbortSignal | undefined; visit?: { id: string; token: string } | undefined }

const toCall = (body: object, { signal, visit }: DeviceCall) =>
  visit
    ? { body: { ...body, appointment_id: visit.id }, headers: { [headers.appointmentToken]: visit.token }, signal }
    : { body, signal }

/** Calls of a device that is sent messages, where the tenant sends any (P06). */
export function createDeviceApi(http: () => AxiosInstance) {
  return {
    /** What the browser subscribes with. */
    pushKey: (signal?: AbortSignal) => call<PushKey>(http(), additions.pushKey, { signal }),
    /** Registers this device for the signed-in patient (C47), or for one visit. */
    register: (body: DeviceRegistration, options: DeviceCall = {}) =>
      call<DeviceRegistered>(http(), calls.registerDevice, toCall(body, options)),
    /** Removes it (C48). */
    remove: (body: DeviceRemoval, options: DeviceCall = {}) =>
      call<DeviceRemoved>(http(), calls.removeDevice, toCall(body, options)),
  }
}
