import { useApp } from '#src/app/context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useLinks } from '#src/routes/links.ts'
import { Anchor } from '#src/ui/link.tsx'
import * as styles from './logo.css.ts'

/** Mark and name of the tenant, leading home. */
export function Logo() {
  const links = useLinks()
  const { init, locale } = useApp()
  const { logo_svg, name, theme } = init.settings.whitelabel_configs
  return (
    <Anchor
      href={links.home()}
      className={theme.header === 'centred' ? `${styles.logo} ${styles.centred}` : styles.logo}
    >
      {/* The mark was sanitised when the tenant was loaded. */}
      <span aria-hidden className={styles.mark} dangerouslySetInnerHTML={{ __html: logo_svg }} />
      <bdi className={styles.name}>{textIn(name, locale.language)}</bdi>
    </Anchor>
  )
}
