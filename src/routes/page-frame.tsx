import { type ReactNode, useEffect } from 'react'
import { replayEarlyClick } from '#src/page-load/early-clicks.ts'
import { sayPageAlive } from '#src/page-load/page-alive.ts'
import type { PageMatch } from './match.ts'
import { frame } from './page-frame.css.ts'

/** Says in the document which screen stands in it, with what parameters and which kind of result, and answers what was pressed in it early. */
export function PageFrame({ page, children }: { page: PageMatch; children: ReactNode }) {
  useEffect(() => {
    replayEarlyClick('page')
    sayPageAlive()
  }, [])
  return (
    <div className={frame} data-screen={page.screen} data-kind={page.kind} data-params={JSON.stringify(page.params)}>
      {children}
    </div>
  )
}
