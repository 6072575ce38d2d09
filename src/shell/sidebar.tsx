import type { MouseEvent } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { textIn } from '#src/features/localised-text.ts'
import { SafeHtml } from '#src/features/safe-html/safe-html.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { DemoLine } from './demo-line.tsx'
import { LanguageRows } from './language-rows.tsx'
import { LateEntries } from './late-entries.tsx'
import { LegalLine } from './legal-line.tsx'
import { useCurrentItem, useMainNavigation, useNavigationItemsOf } from './navigation.ts'
import { useOwnItems } from './own-items.ts'
import { useFooterBlocks, useHeaderBlock } from './shell-content.ts'
import { messages } from './shell.messages.ts'
import * as styles from './sidebar.css.ts'

/** The whole navigation in a drawer: for tenants that want it (T03), and for phones, which have no footer. */
export function Sidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const { name, copyright } = app.init.settings.whitelabel_configs
  const block = useHeaderBlock('phone')
  const languages = app.countries.find(({ country }) => country === app.locale.country)?.languages ?? []
  // After following a link the drawer would be in the way; a text over the page should not have it behind.
  const closeBehind = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Sheet title={textIn(name, app.locale.language)} open={open} onClose={onClose} size="side">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it take the keys */}
      <div className={styles.drawer} onClick={closeBehind}>
        <Stack gap={6}>
          <nav aria-label={intl.formatMessage(messages.main)}>
            <NavigationItems />
          </nav>
          <LateEntries />
          {block?.kind === 'html' && block.html ? <SafeHtml html={block.html} /> : null}
          {languages.length > 1 ? (
            <Stack gap={2}>
              <Text as="h3" size="1" tone="quiet">
                {intl.formatMessage(messages.languages)}
              </Text>
              <LanguageRows languages={languages} />
            </Stack>
          ) : null}
        </Stack>
        <div className={styles.foot}>
          <LegalLine />
          {copyright ? (
            <Text size="1" tone="quiet">
              {intl.formatMessage(messages.copyright, {
                year: String(new Date(now()).getFullYear()),
                name: textIn(name, app.locale.language),
              })}
            </Text>
          ) : null}
          <DemoLine />
        </div>
      </div>
    </Sheet>
  )
}

/** The main navigation, and footer links that are not in it. */
function NavigationItems() {
  const intl = useIntl()
  const links = useLinks()
  const main = useMainNavigation(useHeaderBlock('phone'))
  const foot = useNavigationItemsOf(useFooterBlocks().find(({ kind }) => kind === 'links'))
  const home = { title: intl.formatMessage(messages.home), target: { href: links.home() } }
  const own = useOwnItems().drawer.map(({ href, message }) => ({
    title: intl.formatMessage(message),
    target: { href },
  }))
  const known = [home, ...main, ...own]
  const items = [...known, ...foot.filter(({ target }) => !known.some((item) => item.target.href === target.href))]
  const current = useCurrentItem(items)
  return (
    <Rows>
      {items.map((item) => (
        <RowLink key={item.target.href} {...item.target} aria-current={item === current ? 'page' : undefined}>
          {item.title}
        </RowLink>
      ))}
    </Rows>
  )
}
