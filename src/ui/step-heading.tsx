import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './step-heading.css.ts'

/** The heading of what is shown now, which has the focus once that changes: an outcome must be heard. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h1>
  )
}
