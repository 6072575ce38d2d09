/** Runs work under a name in one tab at a time. Without Web Locks it is only ordered within this page. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(name, work)
  const done = (last.get(name) ?? Promise.resolve()).then(work)
  last.set(
    name,
    done.catch(() => undefined),
  )
  return done
}

const last = new Map<string, Promise<unknown>>()
