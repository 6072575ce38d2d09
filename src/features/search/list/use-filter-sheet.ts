import { type FunctionComponent, useEffect, useRef, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './search-list.messages.ts'

export type LazySheet<Props> = {
  /** The sheet while it is open. */
  Sheet: FunctionComponent<Props> | null
  isComing: boolean
  open: () => void
  close: () => void
}

/**
 * The filters of a phone, whose code comes when the page is first touched, scrolled or typed on: who only reads the first screen, or has
 * the filters beside the list, does without. A press that finds no network says so.
 *
 * @param load - always the same
 */
export function useFilterSheet<Props>(load: () => Promise<FunctionComponent<Props>>): LazySheet<Props> {
  const intl = useIntl()
  const showToast = useToast()
  /** No state: a list is not drawn anew because what it may open has come. */
  const loaded = useRef<FunctionComponent<Props>>(undefined)
  const [Sheet, setSheet] = useState<FunctionComponent<Props> | null>(null)
  const [isComing, setComing] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const options = { once: true, passive: true, capture: true, signal: abort.signal }
    // What cannot be had now is asked for again by the press.
    const prepare = () =>
      void load().then(
        (View) => (loaded.current = View),
        () => undefined,
      )
    for (const use of ['pointerdown', 'scroll', 'keydown']) window.addEventListener(use, prepare, options)
    return () => abort.abort()
  }, [load])
  const open = () => {
    // At once where it is there, so that the next key is the sheet's.
    const known = loaded.current
    if (known) return setSheet(() => known)
    setComing(true)
    load()
      .then(
        (View) => {
          loaded.current = View
          setSheet(() => View)
        },
        () => void showToast(intl.formatMessage(messages.filtersFailed), { key: 'filters' }),
      )
      .finally(() => setComing(false))
  }
  return { Sheet, isComing, open, close: () => setSheet(null) }
}
