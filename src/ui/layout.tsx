import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type Gap = keyof typeof styles.gaps

/** The column of a page, with its gutter. */
export function Wrap({ width = 'page', children }: { width?: keyof typeof styles.wraps; children: ReactNode }) {
  return <div className={styles.wraps[width]}>{children}</div>
}

type Box = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'p' | 'span' | 'dl'

/** Children below each other. */
export function Stack({ as: Tag = 'div', gap = 3, children }: { as?: Box; gap?: Gap; children: ReactNode }) {
  return <Tag className={`${styles.stack} ${styles.gaps[gap]}`}>{children}</Tag>
}

export type InlineProps = {
  as?: Box
  gap?: Gap
  align?: keyof typeof styles.aligned
  between?: boolean
  wrap?: boolean
  children: ReactNode
}

/** Children beside each other. */
export function Inline({
  as: Tag = 'div',
  gap = 3,
  align = 'centre',
  between = false,
  wrap = false,
  children,
}: InlineProps) {
  return (
    <Tag
      className={join(
        styles.inline,
        styles.gaps[gap],
        styles.aligned[align],
        between && styles.between,
        wrap && styles.wrapping,
      )}
    >
      {children}
    </Tag>
  )
}

/** A boxed part of a page, for forms and for areas that are pressed as a whole. */
export function Panel({
  as: Tag = 'div',
  children,
}: {
  as?: 'div' | 'section' | 'form' | 'aside'
  children: ReactNode
}) {
  return <Tag className={styles.panel}>{children}</Tag>
}

export type TextProps = {
  as?: 'span' | 'p' | 'div' | 'b' | 'dt' | 'dd' | 'time' | 'bdi' | 'h1' | 'h2' | 'h3' | 'h4'
  size?: keyof typeof styles.sizes
  tone?: keyof typeof styles.tones
  weight?: keyof typeof styles.weights
  /** Digits of equal width, for times, dates and money. */
  numbers?: boolean
  nowrap?: boolean
  /** Cut after so many lines. Never for a doctor's name on a card. */
  lines?: keyof typeof styles.clips
  id?: string
  children: ReactNode
}

/** Text in one of the six sizes. */
export function Text({
  as: Tag = 'span',
  size,
  tone = 'normal',
  weight = 'body',
  numbers = false,
  nowrap = false,
  lines,
  id,
  children,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={join(
        size && styles.sizes[size],
        styles.tones[tone],
        styles.weights[weight],
        numbers && styles.numbers,
        nowrap && styles.nowrap,
        lines && styles.clips[lines],
      )}
    >
      {children}
    </Tag>
  )
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined
