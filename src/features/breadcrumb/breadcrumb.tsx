import { ChevronRight } from 'lucide-react'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './breadcrumb.messages.ts'
import * as css from './breadcrumb.css.ts'

export type Crumb = { label: string; href: string }

/** The breadcrumb from home to this page, without the page itself, whose name is its heading. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl()
  const links = useLinks()
  const all = [{ label: intl.formatMessage(messages.home), href: links.home() }, ...crumbs]
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ol className={css.list}>
        {all.map(({ label, href }, index) => (
          <li key={href} className={css.item}>
            {index === 0 ? null : <Icon of={ChevronRight} size="small" flip />}
            <Anchor className={css.link} href={href}>
              <OwnScript>{label}</OwnScript>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
