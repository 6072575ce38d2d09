let tell = () => {}

/** Resolves once the first page of a document has come to life: from then on it may differ from what the server drew. */
export const pageAlive = new Promise<void>((resolve) => {
  tell = resolve
})

/** Said by the page itself. */
export const sayPageAlive = (): void => tell()
