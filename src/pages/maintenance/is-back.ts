import type { AppContext } from '#src/context/app-context.ts'
import { stringifySearch } from '#src/routes/search.ts'

/** The address of the tenant's home; only the page's own address may have the key. */
export function startAddress({ basePath, keyInUrl, tenant }: AppContext, search: string): string {
  const key = keyInUrl ? tenant : (new URLSearchParams(search).get('key') ?? '')
  return `${basePath}/${stringifySearch({ key })}`
}

/** How long an answer is waited for, in milliseconds. */
const patience = 10_000

/** Whether opening home would lead anywhere but here. False without an answer. */
export async function isBack(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store', signal }).catch(
    () => undefined,
  )
  // A network's login page also answers 200, but without our build header.
  return !!answer?.ok && answer.headers.has('x-build') && !/\/maintenance$/.test(new URL(answer.url).pathname)
}
