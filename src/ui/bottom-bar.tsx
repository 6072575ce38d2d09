import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './bottom-bar.css.ts'

/** The bar within reach of the thumb with the one primary action. `phone` hides it where there are columns. */
export function BottomBar({ phone = false, children }: { phone?: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => publishHeight(bar.current!), [])
  return (
    <div ref={bar} className={phone ? `${styles.bottomBar} ${styles.onlyPhone}` : styles.bottomBar}>
      {children}
    </div>
  )
}

/** Publishes the bar's height, so that notices are shown above it: the reason for a refused press must stay visible. */
function publishHeight(bar: HTMLElement): () => void {
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--bottom-bar')
  }
}
