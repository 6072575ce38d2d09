import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton, type LinkButtonProps } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ContentTarget } from './content-link.ts'
import { messages } from './content-link.messages.ts'

/** A link of a tenant's content. Where it opens a new tab, screen readers say so. */
export function ContentAnchor({
  to,
  className,
  current = false,
  children,
}: {
  to: ContentTarget
  className?: string
  /** Whether it leads to the current page. */
  current?: boolean
  children: ReactNode
}) {
  return (
    <Anchor {...to} className={className} aria-current={current ? 'page' : undefined}>
      {children}
      <NewTab to={to} />
    </Anchor>
  )
}

/** The same in the form of a button. */
export function ContentButton({
  to,
  children,
  ...look
}: { to: ContentTarget; children: ReactNode } & Pick<LinkButtonProps, 'tone' | 'size' | 'iconEnd'>) {
  return (
    <LinkButton {...to} {...look}>
      {children}
      <NewTab to={to} />
    </LinkButton>
  )
}

function NewTab({ to }: { to: ContentTarget }) {
  const intl = useIntl()
  return to.target ? <VisuallyHidden> {intl.formatMessage(messages.newTab)}</VisuallyHidden> : null
}
