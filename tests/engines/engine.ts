/** The size of a page in CSS pixels. */
export type PageSize = { width: number; height: number }

/**
 * A browser of an engine of its own, with one page and nothing kept from before: only what a person's hands and eyes do, so that
 * journeys are written once. `visitor.ts` makes of it what they need.
 */
export type Engine = {
  name: EngineName
  /** Waits until the document has loaded. */
  goTo: (address: string) => Promise<void>
  /** Runs a function of ours in the page, which sees nothing but its arguments; they and what comes back are JSON. */
  run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>
  /** Presses the pointer's first button at a place of the window. */
  press: (x: number, y: number) => Promise<void>
  /** Into whatever has the focus. */
  type: (text: string) => Promise<void>
  key: (name: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** A PNG of what is in sight. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type EngineName = 'Firefox' | 'WebKit'
