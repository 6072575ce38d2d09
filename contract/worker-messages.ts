/** What page and white-label worker say to each other. */
export type PageToWorker =
  | { type: 'SKIP_WAITING' }
  /** The address of the page's shell, by tenant and locale, so that the worker keeps it. */
  | { type: 'KEEP_SHELL'; url: string }

export type WorkerToPage =
  /** A notification was tapped: the page goes to this path of its own origin. */
  | { type: 'GO_TO'; path: string }
  /** Something failed in a worker, which has no page to say it on; unread and unscrubbed, for it stays on the device. */
  | { type: 'FAILED'; error: { name: string; message: string; stack: string } }
