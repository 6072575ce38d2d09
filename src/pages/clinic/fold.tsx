import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as css from './clinic.css.ts'

/**
 * A line that opens its content with the browser's own element: it works without scripts, and the browser's search finds the
 * content.
 */
export function Fold({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary className={css.foldHead}>
        <span className={css.foldWords}>{head}</span>
        <span className={css.foldMark}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={css.foldBody}>{children}</div>
    </details>
  )
}
