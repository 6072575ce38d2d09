import { ShieldCheck, WifiOff } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { messages } from './shell.messages.ts'
import * as styles from './strips.css.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useUnpressed } from '#src/page-load/use-unpressed.ts'

/** Says that there is no network, while there is none. Its live region is always in the document, so that it is read aloud. */
export function OfflineStrip() {
  const intl = useIntl()
  const isOnline = useUnpressed(useOnline())
  return (
    <>
      <div role="status">
        {isOnline ? null : (
          <div className={styles.offline}>
            <Wrap>
              <div className={styles.words}>
                <Icon of={WifiOff} size="small" />
                <span>{intl.formatMessage(messages.offline)}</span>
              </div>
            </Wrap>
          </div>
        )}
      </div>
      {/* The staleness notice is rendered here; it is loaded later. */}
      <div role="status" id="seen" />
    </>
  )
}

/** In the app of an insurer: says that the doctors shown accept it. */
export function MemberStrip() {
  const intl = useIntl()
  const { init, locale } = useApp()
  const { screen } = usePage()
  const { insurer_slug, name } = init.settings.whitelabel_configs
  if (!insurer_slug) return null
  return (
    <div className={styles.member}>
      <Wrap width={screenTable[screen].width ?? 'page'}>
        <div className={styles.words}>
          <Icon of={ShieldCheck} size="small" />
          <span>{intl.formatMessage(messages.member, { insurer: textIn(name, locale.language) })}</span>
        </div>
      </Wrap>
    </div>
  )
}
