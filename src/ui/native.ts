import type { ComponentProps, JSX } from 'react'

/** Attributes of an element, without those that would let a caller restyle a component. */
export type Native<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'children'
>
