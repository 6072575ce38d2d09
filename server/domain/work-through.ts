/** Hears what one of many failed with. It may have what people sent in it: it is described before it is logged. */
export type OnFailure = (failure: unknown) => void

type Work<T> = { work: (one: T) => Promise<void>; most: number; onFailure?: OnFailure | undefined }

/** Of those that fail in one go, so many are told of one by one. */
const mostTold = 20

/** Does work for each of a list, and goes on where one fails. The first failure is thrown at the end. */
export async function workOnAll<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of list) await work(one).catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) throw failures[0]
}

/**
 * Does work for what a query finds, page by page, until so many are done or none is left. One that fails is passed over and takes nobody's
 * place. Throws at the end where some failed, with the first failure as cause. Returns how many were done.
 *
 * @param find - finds at most so many, in the order of ids, behind one of them or from the first
 */
export async function workThrough<T extends { id: string }>(
  find: (after: string | undefined, most: number) => Promise<readonly T[]>,
  { work, onFailure, most }: Work<T>,
): Promise<number> {
  let done = 0
  let failed = 0
  let cause: unknown
  const fail = (failure: unknown) => {
    if ((failed += 1) === 1) cause = failure
    if (failed <= mostTold) onFailure?.(failure)
  }
  for (let after: string | undefined; done < most;) {
    const page = (await find(after, most - done)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (page.length === 0) break
    for (const one of page) await work(one).then(() => (done += 1), fail)
    after = page.at(-1)?.id
  }
  if (failed > 0) throw new Error(`${failed} of ${done + failed} failed`, { cause })
  return done
}
