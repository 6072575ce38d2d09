import { LegalLink } from '#src/features/legal/legal-link.tsx'
import { legal } from './sidebar.css.ts'

/** Links to the legal texts, for phones, and pages without a footer. */
export function LegalLine() {
  return (
    <div className={legal}>
      <LegalLink content="terms" />
      <LegalLink content="privacy" />
    </div>
  )
}
