import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

type Purify = (html: string) => TrustedHTML

let purify: Purify | undefined

/** Loads what cleans markup in the browser. A loader calls it, so that its page does not come in two steps. */
export async function loadPurify(): Promise<void> {
  if (typeof document === 'undefined') return
  purify ??= (await import('./purify.ts')).purify
}

/**
 * What may be set as the content of an element. Markup the server has just cleaned and written into the page is taken as it is;
 * whatever comes later is cleaned in the browser first, and null until it is. The object stays the same as long as the markup does.
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
    // Where it cannot be loaded the markup stays out; everything else of the page is there.
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
