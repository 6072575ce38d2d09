import type { AppContext } from '#src/context/app-context.ts'
import { stringifySearch } from '#src/routes/search.ts'

/** The start of the app for the tenant this page stands for, which only its address may know. */
export function startAddress({ basePath, keyInUrl, tenant }: AppContext, search: string): string {
  const key = keyInUrl ? tenant : (new URLSearchParams(search).get('key') ?? '')
  return `${basePath}/${stringifySearch({ key })}`
}

/** Whether going to the start would lead anywhere else than here again. False where nobody answers. */
export async function isBack(address: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(() => undefined)
  // A network that wants a login answers 200 as well, and names no build of ours.
  return !!answer?.ok && answer.headers.has('x-build') && !/\/maintenance$/.test(new URL(answer.url).pathname)
}
