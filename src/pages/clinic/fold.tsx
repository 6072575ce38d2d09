import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as css from './clinic.css.ts'

/** A line that opens to what belongs to it, with the browser's own means: it opens without scripts, and is found by its search. */
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
