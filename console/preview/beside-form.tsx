import { useSyncExternalStore, type ReactNode } from 'react'
import type { Draft } from '#contract/console/drafts'
import { Preview } from './preview.tsx'
import * as css from './preview.css.ts'

/** A form with the app beside it, where there is room for both. */
export function BesideForm({ draft, children }: { draft: Draft; children: ReactNode }) {
  const hasRoom = useSyncExternalStore(watch, () => window.matchMedia(css.roomBeside).matches)
  return (
    <div className={css.beside} data-beside>
      <div className={css.form}>{children}</div>
      {hasRoom ? (
        <div className={css.aside}>
          <Preview draft={draft} />
        </div>
      ) : null}
    </div>
  )
}

function watch(onChange: () => void) {
  const query = window.matchMedia(css.roomBeside)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
