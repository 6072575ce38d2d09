import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './bottom-bar.css.ts'

/** The bar within reach of the thumb that carries the one primary action. `phone` leaves it out where columns fit. */
export function BottomBar({ phone = false, children }: { phone?: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => publishHeight(bar.current!), [])
  return (
    <div ref={bar} className={phone ? `${styles.bottomBar} ${styles.onlyPhone}` : styles.bottomBar}>
      {children}
    </div>
  )
}

/** Lets notices stand above the bar however high it becomes: what it says of a refused press must stay in sight. */
function publishHeight(bar: HTMLElement): () => void {
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--bottom-bar')
  }
}
