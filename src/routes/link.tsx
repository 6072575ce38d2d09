import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useApp } from '#src/app/context.ts'
import { toLocation } from './location.ts'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  ({ to: string } | { href: string }) & {
    /** Takes the place of the current entry in the history. */
    replace?: boolean
  }

/** A link. Within this locale of the app no document is loaded; anything else is an ordinary anchor. */
export function AppLink(props: AppLinkProps) {
  const { replace = false, ...rest } = props
  const { to, href, ...anchor } = rest as ComponentProps<'a'> & { to?: string }
  const app = useApp()
  const address = to ?? href ?? ''
  const location = toLocation(app, address)
  if (!location || anchor.target || anchor.download) return <a {...anchor} href={address} />
  return <Link {...(anchor as object)} {...location} replace={replace} activeOptions={{ exact: true }} />
}
