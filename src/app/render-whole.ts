import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Draws a page on the server, all of it before any is sent. A part that cannot be drawn is left to the browser, as its boundary says,
 * and told by `onFailure`: `renderToString` would keep that to itself. Throws where the page itself cannot be drawn.
 */
export async function renderWhole(page: ReactNode, onFailure: (error: unknown) => void): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(page, {
    // Nothing is sent later: every part stands where it belongs, without a script that moves it there.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  })
  await stream.allReady
  failures.forEach(onFailure)
  return new Response(stream).text()
}
