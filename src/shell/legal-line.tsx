import { LegalLink } from '#src/features/legal/legal-link.tsx'
import { legal } from './sidebar.css.ts'

/** The legal texts, where they are in reach of phones, and of pages without a footer. */
export function LegalLine() {
  return (
    <div className={legal}>
      <LegalLink content="terms" />
      <LegalLink content="privacy" />
    </div>
  )
}
