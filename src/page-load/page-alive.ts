let tell = () => {}

/** Resolves once the first page of a document is hydrated: from then on it may differ from what the server rendered. */
export const pageAlive = new Promise<void>((resolve) => {
  tell = resolve
})

/** Called by the page itself. */
export const sayPageAlive = (): void => tell()
