import type { MouseEvent, ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import * as styles from './legal-link.css.ts'
import type { LegalContent } from './legal-content.ts'
import { openLegal } from './legal-state.ts'

type LegalLinkProps = {
  content: LegalContent
  /** Whether it is part of a sentence. */
  inText?: boolean
  /** Text to show instead of the partner's name for it. */
  children?: ReactNode
}

/**
 * Opens the partner's terms or privacy text over the page (U01); nothing where the partner has none. Before the app has
 * started, and when opened in a new tab, it is an ordinary link.
 */
export function LegalLink({ content, inText = false, children }: LegalLinkProps) {
  const app = useApp()
  const place = findExternalPlace(app, content)
  if (!place) return null
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !place.isFramed) return
    event.preventDefault()
    openLegal(app, content).catch(() => window.open(place.address, '_blank', 'noopener'))
  }
  return (
    <a
      href={place.address}
      target="_blank"
      rel="noopener"
      aria-haspopup={place.isFramed ? 'dialog' : undefined}
      className={inText ? styles.inText : styles.line}
      onClick={openHere}
    >
      {children ?? place.title}
    </a>
  )
}
