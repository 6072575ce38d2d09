import type { ReactNode } from 'react'
import * as styles from './skeleton.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SkeletonProps = {
  /** Width and height with their unit, those of what will stand there. */
  inline?: string
  block?: string
  radius?: keyof typeof styles.radii
}

/**
 * A grey box in the place of what is on its way. It is an SVG because its size can then stand in attributes: the content
 * security policy allows no style attributes in rendered pages.
 */
export function Skeleton({ inline = '100%', block = '14px', radius = 'text' }: SkeletonProps) {
  return <svg aria-hidden width={inline} height={block} className={`${styles.skeleton} ${styles.radii[radius]}`} />
}

/** Skeletons that stand for something on its way; the label is read aloud once. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
