/** A page for everybody, by its absolute address: never one of a person's own. */
export type SharedPage = { title: string; url: string }

/**
 * Hands a page to the device's own sheet for sharing, or copies its link where there is none. `done`: the sheet was shown, whatever the person
 * did in it. Within a press of a button.
 */
export async function share({ title, url }: SharedPage): Promise<'done' | 'copied' | 'failed'> {
  // A browser may know it and still refuse this page.
  const refusal = 'share' in navigator ? await failureOf(() => navigator.share({ title, url })) : 'unknown'
  if (refusal === undefined || refusal === 'AbortError') return 'done'
  // Without a secure connection there is no clipboard.
  return (await failureOf(() => navigator.clipboard.writeText(url))) === undefined ? 'copied' : 'failed'
}

/** The name of what it fails with; undefined where it does not. */
async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error || error instanceof DOMException ? error.name : 'unknown'
  }
}
