import { useApp } from '#src/app/context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Anchor } from '#src/ui/link.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from './footer.css.ts'
import { Logo } from './logo.tsx'
import { hasClinics, videoVisits, widthOf } from './sections.ts'
import { messages } from './shell.messages.ts'

/** The foot of a page on wide screens, in the tenant's form: full, minimal, centred, or none. */
export function Footer() {
  const { init, locale } = useApp()
  const { screen } = usePage()
  const { footer_type: kind, tagline, theme } = init.settings.whitelabel_configs
  if (kind === 'none') return null
  const isSolid = theme.header === 'solid' && kind === 'full'
  const tone = isSolid ? 'solid' : kind
  return (
    <footer
      className={isSolid ? `${styles.kinds[kind]} ${styles.solid}` : styles.kinds[kind]}
      data-ground={isSolid ? 'header' : undefined}
    >
      <Wrap width={widthOf(screen)}>
        {kind === 'minimal' ? null : (
          <div className={kind === 'full' ? styles.columns : undefined}>
            <div>
              <Logo />
              {tagline ? (
                <p className={`${styles.tagline} ${styles.quiet[tone]}`}>{textIn(tagline, locale.language)}</p>
              ) : null}
            </div>
            {kind === 'full' ? <FindCare tone={tone} /> : null}
          </div>
        )}
        <Legal tone={tone} isBelow={kind !== 'minimal'} />
      </Wrap>
    </footer>
  )
}

type Tone = keyof typeof styles.quiet

function FindCare({ tone }: { tone: Tone }) {
  const intl = useIntl()
  const links = useLinks()
  const items = [
    { href: links.results(), message: messages.doctors },
    ...(hasClinics() ? [{ href: links.path('clinic'), message: messages.clinics }] : []),
    { href: links.results(videoVisits), message: messages.videoVisits },
  ]
  return (
    <nav aria-labelledby="footer-find-care">
      <h2 id="footer-find-care" className={styles.heading}>
        {intl.formatMessage(messages.findCare)}
      </h2>
      <ul className={styles.quiet[tone]}>
        {items.map(({ href, message }) => (
          <li key={message.id}>
            <Anchor href={href} className={styles.link}>
              {intl.formatMessage(message)}
            </Anchor>
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
