import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { withAppLinks } from './app-links.ts'
import { useCleanHtml } from './use-clean-html.ts'
import * as styles from './safe-html.css.ts'

/**
 * A tenant's own markup, sanitised by the server and, where it was not rendered there, by the browser. Its links are addresses
 * of the app, which the page's one listener follows without loading a document.
 */
export function SafeHtml({ html }: { html: string }) {
  const app = useApp()
  const clean = useCleanHtml(useMemo(() => withAppLinks(html, app), [html, app]))
  return clean ? <div className={styles.prose} dangerouslySetInnerHTML={clean} /> : null
}
