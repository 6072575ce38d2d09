/** What page and white-label worker say to each other. */
export type PageToWorker =
  | { type: 'SKIP_WAITING' }
  /** The page's tenant and locale, so that the worker keeps their shell. */
  | { type: 'KEEP_SHELL'; tenant: string; locale: string; url: string }

export type WorkerToPage = { type: 'SHELL_KEPT'; url: string }
