let tell = () => {}

/** Resolves once the first page of a document is hydrated: from then on it may differ from what the server rendered. */
const pageAlive = new Promise<void>((resolve) => {
  tell = resolve
})

/** Called by the page itself. */
export const sayPageAlive = (): void => tell()

/** Longest wait for a page to become interactive, in milliseconds: a page that was not found never reports that. */
const patience = 5_000

/** Resolves then, or after five seconds. */
export const untilPageAlive = (): Promise<unknown> =>
  Promise.race([pageAlive, new Promise((resolve) => setTimeout(resolve, patience))])
