/**
 * Fetches with a limit for the beginning of an answer, and for each wait for more of it: what has stalled fails with an `AbortError`. While
 * nobody reads, no time is counted: the bytes may take as long as the patient who downloads them.
 *
 * @param patience - in milliseconds
 */
export const fetchPatiently =
  (patience: number): typeof fetch =>
  async (address, init) => {
    const controller = new AbortController()
    const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
      const timer = setTimeout(() => controller.abort(), patience)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
      }
    }
    // Another address would be sent the signature.
    const answer = await inTime(() => fetch(address, { ...init, redirect: 'error', signal: controller.signal }))
    return answer.body ? new Response(readInTime(answer.body, inTime), answer) : answer
  }

type InTime = <T>(work: () => Promise<T>) => Promise<T>

/** The same bytes, each asked for when they are read and not before. */
function readInTime(body: ReadableStream<Uint8Array>, inTime: InTime): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(sink) {
        const { done, value } = await inTime(() => reader.read())
        if (done) sink.close()
        else sink.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
