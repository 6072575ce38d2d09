import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import * as styles from './external.css.ts'
import { messages } from './external.messages.ts'

/** Where the address names no page: a list of all the partner's pages. */
export function PlaceList() {
  const intl = useIntl()
  const links = useLinks()
  const { init, locale } = useApp()
  const { external_pages = [], name } = init.settings.whitelabel_configs
  const title = intl.formatMessage(messages.listTitle, { name: textIn(name, locale.language) })
  if (external_pages.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={title}
        actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.home)}</LinkButton>}
      >
        {intl.formatMessage(messages.listEmpty)}
      </EmptyState>
    )
  }
  return (
    <Wrap width="narrow">
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <Rows>
        {external_pages.map((page) => (
          <RowLink key={page.id} href={links.path('external', { target: page.id })}>
            {textIn(page.title, locale.language)}
          </RowLink>
        ))}
      </Rows>
    </Wrap>
  )
}
