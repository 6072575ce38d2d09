/** What page and white-label worker say to each other. */
export type PageToWorker =
  | { type: 'SKIP_WAITING' }
  /** The address of the page's shell, by tenant and locale, so that the worker keeps it. */
  | { type: 'KEEP_SHELL'; url: string }

/** A notification was tapped: the page goes to this path of its own origin. */
export type WorkerToPage = { type: 'GO_TO'; path: string }
