/** What page and white-label worker say to each other. */
export type PageToWorker =
  | { type: 'SKIP_WAITING' }
  /** The addresses of the page's shell, by tenant and locale, and of the faces it is written in, so that the worker keeps them. */
  | { type: 'KEEP_SHELL'; url: string; faces: readonly string[] }

export type WorkerToPage =
  /** A notification was tapped: the page goes to this path of its own origin. */
  | { type: 'GO_TO'; path: string }
  /** Something failed in a worker, which has no page to say it on; unread and unscrubbed, for it stays on the device. */
  | { type: 'FAILED'; error: { name: string; message: string; stack: string } }
