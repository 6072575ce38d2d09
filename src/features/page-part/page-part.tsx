import type { ReactNode } from 'react'
import * as css from './page-part.css.ts'

/** A part of a doctor's or clinic's page with its heading; `id` is its anchor. */
export function PagePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
