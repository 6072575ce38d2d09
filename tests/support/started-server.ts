/** A server that a journey starts for itself (`tests/e2e/support/own-server.ts`), within the process of all such servers (`own-servers.ts`). */
export type StartedServer = {
  /** What the journey has to know of it, which can be written as JSON. */
  told: { origin: string; [other: string]: unknown }
  /** What it does with a line from the journey, and says to that. */
  hear?: (line: string) => string | Promise<string>
  stop: () => Promise<unknown>
}
