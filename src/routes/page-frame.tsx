import type { ReactNode } from 'react'
import type { PageMatch } from './match.ts'
import { frame } from './page-frame.css.ts'

/** Says in the document which screen stands in it, with what parameters and which kind of result. */
export function PageFrame({ page, children }: { page: PageMatch; children: ReactNode }) {
  return (
    <div className={frame} data-screen={page.screen} data-kind={page.kind} data-params={JSON.stringify(page.params)}>
      {children}
    </div>
  )
}
