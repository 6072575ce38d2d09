/** In milliseconds. */
const patience = 15_000

/** Has a service look at bytes: it is sent them, and answers `{ "infected": true }` or false. Rejects for every other answer. */
export async function scanByWebhook(address: URL, bytes: Buffer): Promise<'clean' | 'infected'> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const { infected } = (await answer.json()) as { infected?: unknown }
  if (!answer.ok || typeof infected !== 'boolean') throw new Error('the virus scanner did not look')
  return infected ? 'infected' : 'clean'
}
