import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** How a boundary stands in the markup whose part could not be drawn. */
const leftToBrowser = '<!--$!-->'

/**
 * Draws a page on the server. A part that cannot be drawn is left to the browser, as its boundary says, and told by `onFailure`.
 * Throws where the page itself cannot be drawn.
 */
export async function renderWhole(page: ReactNode, onFailure: (error: unknown) => void): Promise<string> {
  const html = renderToString(page)
  if (html.includes(leftToBrowser)) await findFailures(page, onFailure)
  return html
}

/** `renderToString` is three times as fast, and keeps to itself what failed: then, and only then, the page is drawn once more to hear it. */
async function findFailures(page: ReactNode, onFailure: (error: unknown) => void): Promise<void> {
  const stream = await renderToReadableStream(page, { onError: onFailure })
  await stream.allReady
  await stream.cancel()
}
