import type { ReactNode } from 'react'
import { sectionHead } from '#src/features/page.css.ts'
import { Anchor } from '#src/ui/link.tsx'
import * as css from './neighbours.css.ts'

/** Similar doctors or clinics, each a `NeighbourCard`; `className` separates the section from what is above it. */
export function Neighbours({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className: string
  children: ReactNode
}) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className={sectionHead}>
        <h2 id={id}>{title}</h2>
      </div>
      <ul className={css.list}>{children}</ul>
    </section>
  )
}

/** One of them: the whole card is the link. */
export function NeighbourCard({ href, picture, children }: { href: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Anchor className={css.card} href={href}>
        {picture}
        <span className={css.words}>{children}</span>
      </Anchor>
    </li>
  )
}
