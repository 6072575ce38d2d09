import type { ReactNode } from 'react'
import { Header } from './header.tsx'
import * as css from './shell.css.ts'

/** A page for who is not signed in: one column, no menu. */
export function Plain({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={css.plain}>
        {children}
      </main>
    </>
  )
}
