import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { replayEarlyClick, takeEarlyClick } from '#src/page-load/early-clicks.ts'
import { sayPageAlive } from '#src/page-load/page-alive.ts'
import type { PageMatch } from './match.ts'
import { frame } from './page-frame.css.ts'

/** Marks the current screen in the document, with its parameters and kind of result, and repeats early presses in it. */
export function PageFrame({ page, children }: { page: PageMatch; children: ReactNode }) {
  useLayoutEffect(() => takeEarlyClick('page'), [])
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
