import type { ComponentProps } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

/** A link. Addresses of the app are followed without loading a document, by one listener for the whole page. */
export function Anchor(props: AnchorProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the properties
  return <a {...props} />
}
