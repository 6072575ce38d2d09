import { useApp } from '#src/context/app-context.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { LegalLink } from '#src/features/legal/legal-link.tsx'
import { textIn } from '#src/features/localised-text.ts'
import { SafeHtml } from '#src/features/safe-html/safe-html.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import type { ShownBlock } from '#src/queries/content.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from './footer.css.ts'
import { Logo } from './logo.tsx'
import { useMainNavigation } from './navigation.ts'
import { useFooterBlocks, useFooterMarkup } from './shell-content.ts'
import { messages } from './shell.messages.ts'

type Tone = keyof typeof styles.quiet

/** The foot of a page on wide screens, in the tenant's form: full, minimal, centred, or none (T03, U04). */
export function Footer() {
  const { init, locale } = useApp()
  const { screen } = usePage()
  const blocks = useFooterBlocks()
  const markup = useFooterMarkup()
  const { footer_type: kind, tagline, theme } = init.settings.whitelabel_configs
  if (kind === 'none') return null
  const isSolid = theme.header === 'solid' && kind === 'full'
  const tone = isSolid ? 'solid' : kind
  const html = [...blocks.filter(isMarkup).map((block) => block.html), markup].filter((one) => one !== undefined)
  return (
    <footer
      className={isSolid ? `${styles.kinds[kind]} ${styles.solid}` : styles.kinds[kind]}
      data-ground={isSolid ? 'header' : undefined}
    >
      <Wrap width={screenTable[screen].width ?? 'page'}>
        <div className={styles.layouts[kind]}>
          {kind === 'minimal' ? null : (
            <div>
              <Logo />
              {tagline ? (
                <p className={`${styles.tagline} ${styles.quiet[tone]}`}>{textIn(tagline, locale.language)}</p>
              ) : null}
            </div>
          )}
          {html.map((one) => (
            <div key={one} className={styles.quiet[tone]}>
              <SafeHtml html={one} />
            </div>
          ))}
          <FooterNavigation block={blocks.find((block) => !isMarkup(block))} tone={tone} inLine={kind !== 'full'} />
        </div>
        <Legal tone={tone} isBelow={kind !== 'minimal'} />
      </Wrap>
    </footer>
  )
}

const isMarkup = (block: ShownBlock) => block.kind === 'html'

/** The tenant's footer links (T03), in a column, or in one line of a small footer; without any, the default links. */
function FooterNavigation({ block, tone, inLine }: { block: ShownBlock | undefined; tone: Tone; inLine: boolean }) {
  const intl = useIntl()
  const items = useMainNavigation(block)
  const heading = block?.heading ?? intl.formatMessage(messages.findCare)
  return (
    <nav aria-label={heading}>
      {inLine ? null : <h2 className={styles.heading}>{heading}</h2>}
      <ul className={`${styles.quiet[tone]} ${inLine ? styles.inLine : items.length > 4 ? styles.many : ''}`}>
        {items.map(({ title, target }) => (
          <li key={title}>
            <ContentAnchor to={target} className={styles.link}>
              {title}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Legal({ tone, isBelow }: { tone: Tone; isBelow: boolean }) {
  const intl = useIntl()
  const { init, locale } = useApp()
  const { name, copyright, powered_by } = init.settings.whitelabel_configs
  // Cached HTML may be from last year, so the browser writes the year.
  const year = useNow()?.getFullYear()
  return (
    <div
      className={[styles.legal, styles.quiet[tone], styles.lines[tone], isBelow && styles.legalBelow]
        .filter(Boolean)
        .join(' ')}
    >
      <LegalLink content="terms" />
      <LegalLink content="privacy" />
      {copyright ? (
        <span>
          {intl.formatMessage(messages.copyright, {
            year: year === undefined ? '' : String(year),
            name: textIn(name, locale.language),
          })}
        </span>
      ) : null}
      {powered_by ? <span>{intl.formatMessage(messages.poweredBy)}</span> : null}
      {init.capabilities.demo ? <span>{intl.formatMessage(messages.demo)}</span> : null}
    </div>
  )
}
