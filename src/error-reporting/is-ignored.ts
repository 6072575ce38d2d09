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

/** Whether a failure is not the app's, or expected: these are never reported (E16). */
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

/**
 * Our own problems with the same meaning, by their code: `unavailable` without a message is an answer that was not the
 * platform's.
 */
const isNetwork = ({ name, message }: Heard) =>
  (name === 'Problem' && /^(?:offline|timeout|unavailable)$/.test(message)) ||
  network.some((pattern) => pattern.test(message))

/** A lost connection, in the messages of each browser, of axios and of a worker that cannot be fetched. */
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
  // With any quotation marks around the name: "Unable to get property 'length' of undefined or null reference".
  /unable to get (?:value of the )?property(?:&#?\w{1,6};|\W){1,8}length\b/i,
  /resizeobserver loop/i,
  // From a script of another origin, about which the browser gives no details.
  /^script error\.?$/i,
  // From code that extensions, and apps with a built-in browser, add to pages.
  /extension context invalidated|message (?:channel|port) closed before a response|could not establish connection\. receiving end/i,
  /__gCrWeb|__firefox__|webkit\.messageHandlers|_AutofillCallbackHandler|zaloJSV2|instantSearchSDKJSBridge|Object Not Found Matching Id/,
]

/** Thrown by an extension, or only by scripts of other origins. Other frames of the stack do not matter. */
function isForeign({ places, file }: Heard, origin: string): boolean {
  const addresses = places.length > 0 ? places.map(({ address }) => address) : file ? [file] : []
  if (addresses[0] === undefined) return false
  return isExtension(addresses[0]) || addresses.every((address) => !address.startsWith(`${origin}/`))
}
