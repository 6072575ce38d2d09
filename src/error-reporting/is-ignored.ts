import type { FailureSource } from '#contract/client-error'
import { isExtension, type Place } from './places.ts'

/** What is known of a failure before it is scrubbed. */
export type Heard = {
  source: FailureSource
  name: string
  message: string
  places: readonly Place[]
  /** Script the browser named beside the error. */
  file?: string | undefined
}

/** Whether a failure is none of the app's, or none at all: such are never told (E16). */
export function isIgnored(heard: Heard, origin: string): boolean {
  return (
    isCancelled(heard) ||
    (heard.source !== 'chunk' && isNetwork(heard)) ||
    harmless.some((pattern) => pattern.test(heard.message)) ||
    isForeign(heard, origin)
  )
}

const isCancelled = ({ name, message }: Heard) =>
  /^(?:AbortError|CanceledError|CancelledError)$/.test(name) ||
  /^(?:signal is aborted without reason|the user aborted a request|the operation was aborted|cancell?ed)\.?$/i.test(
    message.trim(),
  )

/** Our own problems that say the same, by their code: `unavailable` without a sentence is an answer that was not the platform's. */
const isNetwork = ({ name, message }: Heard) =>
  (name === 'Problem' && /^(?:offline|timeout|unavailable)$/.test(message)) ||
  network.some((pattern) => pattern.test(message))

/** A connection that is lost, in the words of each browser, of axios and of a worker that cannot be fetched. */
const network = [
  // Chromium: calls, and files of the app
  /failed to fetch|error occurred when fetching the script|net::ERR_/i,
  // Firefox, which also tells the worker of each request that ended so
  /networkerror when attempting to fetch resource|fetchevent\.respondwith\(\) promise rejected|error loading dynamically imported module/i,
  // Safari
  /^load failed\b|importing a module script failed|the network connection was lost|internet connection appears to be offline|could not connect to the server|a server with the specified hostname could not be found|the request timed out/i,
  // axios, and old engines
  /network ?error|network request failed|^timeout (?:of \d+ms )?exceeded/i,
]

const harmless = [
  // In whatever signs the name stands: "Unable to get property 'length' of undefined or null reference".
  /unable to get (?:value of the )?property(?:&#?\w{1,6};|\W){1,8}length\b/i,
  /resizeobserver loop/i,
  // Of a script of another origin, of which the browser says no more.
  /^script error\.?$/i,
  // What extensions, and apps that show pages in a view of their own, put into pages.
  /extension context invalidated|message (?:channel|port) closed before a response|could not establish connection\. receiving end/i,
  /__gCrWeb|__firefox__|webkit\.messageHandlers|_AutofillCallbackHandler|zaloJSV2|instantSearchSDKJSBridge|Object Not Found Matching Id/,
]

/** Thrown by an extension, or by scripts of other origins alone. Passing through one on the way counts for nothing. */
function isForeign({ places, file }: Heard, origin: string): boolean {
  const addresses = places.length > 0 ? places.map(({ address }) => address) : file ? [file] : []
  if (addresses[0] === undefined) return false
  return isExtension(addresses[0]) || addresses.every((address) => !address.startsWith(`${origin}/`))
}
