import type { ServerResponse } from 'node:http'
import { problem } from '#server/errors'

/** Limits of one IP address: running calls, and bytes of answers that were not read yet. */
const mostOfOne = { calls: 24, bytes: 16 * 1024 * 1024 }
/** Bytes of unread answers, of all addresses. */
const mostBytes = 64 * 1024 * 1024

type Share = { calls: number; bytes: number }

/** Counts calls and answers until they are sent, so that callers who do not read cannot fill the memory. */
export function createInFlightLimit() {
  const shares = new Map<string, Share>()
  let bytesOfAll = 0

  return {
    /**
     * Counts a call until its answer is sent or abandoned.
     *
     * @throws Problem `rate_limited` where the address has reached its limit, `unavailable` where all together have.
     * @returns counts the bytes of the answer, and tells whether the caller still waits for it.
     */
    begin(address: string, response: ServerResponse) {
      const share = shares.get(address) ?? { calls: 0, bytes: 0 }
      if (share.calls >= mostOfOne.calls || share.bytes >= mostOfOne.bytes) {
        throw problem('rate_limited', { details: { retry_after: 5 } })
      }
      if (bytesOfAll >= mostBytes) throw problem('unavailable', { details: { retry_after: 5 } })
      shares.set(address, share)
      share.calls++
      let own = 0
      let isOver = false
      const gone = new AbortController()
      const end = () => {
        if (isOver) return
        isOver = true
        share.calls--
        share.bytes -= own
        bytesOfAll -= own
        if (share.calls === 0) shares.delete(address)
        gone.abort()
      }
      response.once('finish', end)
      response.once('close', end)
      return {
        signal: gone.signal,
        hold: (bytes: number): void => {
          if (isOver) return
          own += bytes
          share.bytes += bytes
          bytesOfAll += bytes
        },
      }
    },
  }
}
