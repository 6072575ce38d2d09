import { useMemo, type MouseEvent } from 'react'
import { useApp } from '#src/app/context.ts'
import { useGo } from '#src/routes/go.ts'
import { toLocation } from '#src/routes/location.ts'
import { withAppLinks } from './app-links.ts'
import { useCleanHtml } from './use-clean-html.ts'
import * as styles from './safe-html.css.ts'

/** A tenant's own markup, cleaned by the server and, where it was not rendered there, by the browser. Its links go the app's way. */
export function SafeHtml({ html }: { html: string }) {
  const app = useApp()
  const go = useGo()
  const clean = useCleanHtml(useMemo(() => withAppLinks(html, app), [html, app]))
  if (!clean) return null
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href')
    if (!link || !address || link.target || isForBrowser(event) || !toLocation(app, address)) return
    event.preventDefault()
    go(address)
  }
  // The links within are what is pressed; a keyboard presses them too.
  return <div className={styles.prose} onClick={follow} dangerouslySetInnerHTML={clean} />
}

const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
