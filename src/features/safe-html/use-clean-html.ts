import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

type Purify = (html: string) => TrustedHTML

let purify: Purify | undefined

/** Loads the sanitiser in the browser. Called by a loader, so that its page does not appear in two steps. */
export async function loadPurify(): Promise<void> {
  if (typeof document === 'undefined') return
  purify ??= (await import('./purify.ts')).purify
}

/**
 * Sanitised content for an element. Markup that the server has just sanitised and rendered is used as it is; later markup is
 * sanitised in the browser first, and null until then. The object is the same as long as the markup is.
 */
export function useCleanHtml(html: string): { __html: string | TrustedHTML } | null {
  const isServers = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [served] = useState(isServers ? html : null)
  const [, setLoaded] = useState(purify !== undefined)
  const needsPurify = html !== served && purify === undefined
  useEffect(() => {
    if (!needsPurify) return
    let isHere = true
    const update = () => isHere && setLoaded(true)
    // If it cannot be loaded the markup is left out; the rest of the page works.
    loadPurify().then(update, () => undefined)
    return () => {
      isHere = false
    }
  }, [needsPurify])
  return useMemo(() => {
    if (html === served) return { __html: html }
    return needsPurify ? null : { __html: purify!(html) }
  }, [html, served, needsPurify])
}

const neverChanges = () => () => undefined
