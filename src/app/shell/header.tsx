import { UserRound } from 'lucide-react'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { CountryLanguage } from './country-language.tsx'
import * as styles from './header.css.ts'
import { Logo } from './logo.tsx'
import { hasAccount, hasClinics, videoVisits, widthOf } from './sections.ts'
import { messages } from './shell.messages.ts'

/** The head of every page, in the tenant's form: plain, a solid bar, or with the logo in the middle. */
export function Header() {
  const { theme } = useApp().init.settings.whitelabel_configs
  const { screen } = usePage()
  const place = theme.header === 'centred' ? 'middle' : 'start'
  const ground = theme.header === 'plain' && screen === 'home' ? 'hero' : 'header'
  return (
    <header className={styles.grounds[ground]} data-ground={ground}>
      <Wrap width={widthOf(screen)}>
        <div className={styles.lines[place]}>
          {place === 'middle' ? (
            <div className={styles.middleLogo}>
              <Logo />
            </div>
          ) : (
            <Logo />
          )}
          <Navigation place={place} />
          <div className={styles.ends[place]}>
            <CountryLanguage />
            {hasAccount() ? <Account /> : null}
          </div>
        </div>
      </Wrap>
    </header>
  )
}

function Navigation({ place }: { place: keyof typeof styles.navs }) {
  const intl = useIntl()
  const links = useLinks()
  const { screen, search } = usePage()
  const isVideo = search['visit'] === videoVisits.visit
  const items = [
    { href: links.results(), message: messages.doctors, isCurrent: screen === 'doctor-results' && !isVideo },
    ...(hasClinics()
      ? [{ href: links.path('clinic'), message: messages.clinics, isCurrent: screen === 'clinic-results' }]
      : []),
    {
      href: links.results(videoVisits),
      message: messages.videoVisits,
      isCurrent: screen === 'doctor-results' && isVideo,
    },
  ]
  return (
    <nav aria-label={intl.formatMessage(messages.main)} className={styles.navs[place]}>
      {items.map(({ href, message, isCurrent }) => (
        <Anchor key={message.id} href={href} className={styles.navLink} aria-current={isCurrent ? 'page' : undefined}>
          {intl.formatMessage(message)}
        </Anchor>
      ))}
    </nav>
  )
}

function Account() {
  const intl = useIntl()
  const links = useLinks()
  const label = intl.formatMessage(messages.signIn)
  return (
    <Anchor href={links.path('account/sign-in')} className={styles.button} aria-label={label}>
      <Icon of={UserRound} />
      <span className={styles.onlyDesk}>{label}</span>
    </Anchor>
  )
}
