import { useApp } from '#src/app/context.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { LegalLink } from '#src/features/legal/legal-link.tsx'
import { textIn } from '#src/features/localised-text.ts'
import { SafeHtml } from '#src/features/safe-html/safe-html.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from './footer.css.ts'
import { Logo } from './logo.tsx'
import { useMainWays, useWaysOf } from './navigation.ts'
import { widthOf } from './sections.ts'
import { useFooterBlock, useFooterMarkup } from './shell-content.ts'
import { messages } from './shell.messages.ts'

type Tone = keyof typeof styles.quiet

/** The foot of a page on wide screens, in the tenant's form: full, minimal, centred, or none (T03, U04). */
export function Footer() {
  const { init, locale } = useApp()
  const { screen } = usePage()
  const markup = useFooterMarkup()
  const { footer_type: kind, tagline, theme } = init.settings.whitelabel_configs
  if (kind === 'none') return null
  const isSolid = theme.header === 'solid' && kind === 'full'
  const tone = isSolid ? 'solid' : kind
  const isFull = kind === 'full'
  return (
    <footer
      className={isSolid ? `${styles.kinds[kind]} ${styles.solid}` : styles.kinds[kind]}
      data-ground={isSolid ? 'header' : undefined}
    >
      <Wrap width={widthOf(screen)}>
        {kind === 'minimal' ? null : (
          <div className={isFull ? styles.columns : undefined}>
            <div>
              <Logo />
              {tagline ? (
                <p className={`${styles.tagline} ${styles.quiet[tone]}`}>{textIn(tagline, locale.language)}</p>
              ) : null}
            </div>
            {isFull ? <OwnPart tone={tone} /> : null}
          </div>
        )}
        {isFull ? null : <OwnPart tone={tone} inLine />}
        {markup === undefined ? null : (
          <div className={`${styles.markup} ${styles.quiet[tone]}`}>
            <SafeHtml html={markup} />
          </div>
        )}
        <Legal tone={tone} isBelow={kind !== 'minimal'} />
      </Wrap>
    </footer>
  )
}

/** The tenant's own block (T03): markup of its own or ways elsewhere, which stand in a column, or in one line of a small footer. */
function OwnPart({ tone, inLine = false }: { tone: Tone; inLine?: boolean }) {
  const intl = useIntl()
  const block = useFooterBlock()
  const own = useWaysOf(block)
  const main = useMainWays(undefined)
  if (block?.kind === 'html' && block.html) {
    return (
      <div className={styles.quiet[tone]}>
        {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
        <SafeHtml html={block.html} />
      </div>
    )
  }
  const ways = own.length > 0 ? own : inLine ? [] : main
  if (ways.length === 0) return null
  const heading = (own.length > 0 && block?.heading) || intl.formatMessage(messages.findCare)
  return (
    <nav aria-label={heading} className={inLine ? `${styles.inLine} ${styles.lines[tone]}` : undefined}>
      {inLine ? null : <h2 className={styles.heading}>{heading}</h2>}
      <ul className={`${styles.quiet[tone]} ${inLine ? styles.inLineList : ways.length > 4 ? styles.many : ''}`}>
        {ways.map(({ title, target }) => (
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
  // Kept HTML may be of last year, so the year is the browser's to say.
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
