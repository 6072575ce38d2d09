import type { Account } from '#contract/account'
import type { PhotoRemoved } from '#contract/photo'
import { additions } from '#contract/services'
import { call, callFile } from './call.ts'
import type { Transport } from './transport.ts'

/** Calls of the patient's photo. */
export function createPhotoApi(transport: Transport) {
  const http = () => transport('account')
  return {
    /** The photo there is. Throws `not_found`. */
    photo: (signal?: AbortSignal) => callFile(http(), additions.accountPhoto, { signal }),
    /** Sets it. Throws `file_refused`, with a reason. */
    set: (bytes: ArrayBuffer) =>
      call<Account>(http(), additions.setAccountPhoto, {
        body: bytes,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    /** Removes it, if it is there. */
    remove: () => call<PhotoRemoved>(http(), additions.removeAccountPhoto),
  }
}
