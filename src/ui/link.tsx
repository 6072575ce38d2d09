import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

/**
 * What draws a link. A plain anchor unless the app sets its own, which goes to an address of the app without loading a
 * page; so components here need not know the router.
 */
export const LinkContext = createContext<ComponentType<AnchorProps>>((props) => <a {...props} />)

/** An anchor drawn by whatever the app has set. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}
