import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { trusted } from '#src/page-load/trusted-values.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useLinks } from '#src/routes/links.ts'
import { Anchor } from '#src/ui/link.tsx'
import { ownAddress } from './own-address.ts'
import * as styles from './logo.css.ts'

/** Logo and name of the tenant, linked to home: to the page in the configuration (T03), else to that of the app. */
export function Logo() {
  const app = useApp()
  const links = useLinks()
  const { homepage_url, logo_svg, name, theme } = app.init.settings.whitelabel_configs
  const home = ownAddress(app, homepage_url)
  // The same object each time, or React would write the same markup again.
  const mark = useMemo(() => ({ __html: trusted.mark(logo_svg) }), [logo_svg])
  return (
    <Anchor
      href={home?.href ?? links.home()}
      rel={home?.host === undefined ? undefined : 'noopener'}
      className={theme.header === 'centred' ? `${styles.logo} ${styles.centred}` : styles.logo}
    >
      {/* The logo was sanitised when the tenant was loaded, and is checked again. */}
      <span aria-hidden className={styles.mark} dangerouslySetInnerHTML={mark} />
      <bdi className={styles.name}>{textIn(name, app.locale.language)}</bdi>
    </Anchor>
  )
}
