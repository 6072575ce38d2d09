import type { ReactNode } from 'react'
import * as styles from './skeleton.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SkeletonProps = {
  /** Width and height with their unit, those of the expected content. */
  inline?: string
  block?: string
  radius?: keyof typeof styles.radii
}

/**
 * A grey placeholder box. It is an SVG, whose size can be set by attributes: the content security policy allows no style
 * attributes in rendered pages.
 */
export function Skeleton({ inline = '100%', block = '14px', radius = 'text' }: SkeletonProps) {
  return <svg aria-hidden width={inline} height={block} className={`${styles.skeleton} ${styles.radii[radius]}`} />
}

/** Skeletons for loading content; the label is read aloud once. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
