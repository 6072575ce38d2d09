/** Messages between the page and the white-label worker. */
export type PageToWorker =
  | { type: 'SKIP_WAITING' }
  /** Addresses of the page's shell (by tenant and locale), and in `faces` of its fonts and of the tenant's pictures on it, for the worker to cache. */
  | { type: 'KEEP_SHELL'; url: string; faces: readonly string[] }

export type WorkerToPage =
  /** A notification was tapped: the page navigates to this path of its own origin. */
  | { type: 'GO_TO'; path: string }
  /** A message came that the doctor waits in the room of the visit by video with this number. */
  | { type: 'CALLED'; number: string }
  /** The browser has another push subscription: the page tells the server. */
  | { type: 'RESUBSCRIBED' }
  /** A failure in a worker, for the page to report; not yet scrubbed, as it stays on the device. */
  | { type: 'FAILED'; error: { name: string; message: string; stack: string } }
