import { ArrowLeft } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { CountryLanguage } from './country-language.tsx'
import * as styles from './header.css.ts'
import { LazyHeaderMarkup } from './lazy-parts.tsx'
import { HeaderStart } from './late-views.tsx'
import { Logo } from './logo.tsx'
import { useCurrentItem, useMainNavigation } from './navigation.ts'
import { ownAddress } from './own-address.ts'
import { useOwnItems, type OwnItem } from './own-items.ts'
import { useHeaderBlock } from './shell-content.ts'
import { messages } from './shell.messages.ts'
import { ViewerButton } from './viewer-button.tsx'
import { SidebarButton } from './sidebar-button.tsx'

/** The head of every page, in the tenant's form: plain, a solid bar, or with the logo in the middle. */
export function Header() {
  const app = useApp()
  const { theme, sidebar, back_button_url } = app.init.settings.whitelabel_configs
  const { screen } = usePage()
  const { hasOwnBar, isEntry, width = 'page' } = screenTable[screen]
  const block = useHeaderBlock('desk')
  const own = useOwnItems().header
  const isCentred = theme.header === 'centred'
  const ground = theme.header === 'plain' && screen === 'home' ? 'hero' : 'header'
  const back = ownAddress(app, back_button_url)
  const wayBack = back?.host !== undefined && isEntry ? <WayBack {...back} host={back.host} /> : null
  return (
    <header className={styles.grounds[ground]} data-ground={ground}>
      <Wrap width={width}>
        <div className={isCentred ? styles.lineMiddle : styles.line}>
          <div className={isCentred ? styles.begin : styles.beginFlow}>
            {wayBack ? null : <HeaderStart />}
            {sidebar || hasOwnBar ? (
              <div className={sidebar ? undefined : styles.onlyPhone}>
                <SidebarButton />
              </div>
            ) : null}
            {wayBack}
            {isCentred ? null : <Logo />}
            <Navigation block={block} />
          </div>
          {isCentred ? <Logo /> : null}
          <div className={styles.end}>
            <CountryLanguage />
            {own.map((item) => (
              // Beside a logo in the middle a phone has no room for it: the drawer leads there too.
              <span key={item.href} className={isCentred ? styles.onlyDesk : undefined}>
                {item.isMenu ? <ViewerButton {...item} /> : <OwnLink {...item} />}
              </span>
            ))}
          </div>
        </div>
      </Wrap>
      {block?.kind === 'html' && block.html ? <LazyHeaderMarkup html={block.html} /> : null}
    </header>
  )
}

/** Link back to the site that this app belongs to (T03). */
function WayBack({ href, host }: { href: string; host: string }) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.backTo, { host })
  return (
    <a href={href} rel="noopener" className={styles.button} aria-label={label}>
      <Icon of={ArrowLeft} flip />
      <bdi className={styles.onlyDesk}>{host.replace(/^www\./, '')}</bdi>
    </a>
  )
}

function Navigation({ block }: { block: ReturnType<typeof useHeaderBlock> }) {
  const intl = useIntl()
  const items = useMainNavigation(block)
  const current = useCurrentItem(items)
  return (
    <nav aria-label={intl.formatMessage(messages.main)} className={styles.nav}>
      {items.map((item) => (
        <ContentAnchor key={item.title} to={item.target} className={styles.navLink} current={item === current}>
          {item.title}
        </ContentAnchor>
      ))}
    </nav>
  )
}

function OwnLink({ href, message, icon }: OwnItem) {
  const intl = useIntl()
  const label = intl.formatMessage(message)
  return (
    <Anchor href={href} className={styles.button} aria-label={label}>
      <Icon of={icon} />
      <span className={styles.onlyDesk}>{label}</span>
    </Anchor>
  )
}
