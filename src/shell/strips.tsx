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

/** Says that there is no network, for as long as there is none. Its region is always there, so that it is read aloud. */
export function OfflineStrip() {
  const intl = useIntl()
  const isOnline = useOnline()
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
      {/* How old the page is comes here, from what is loaded after it. */}
      <div role="status" id="seen" />
    </>
  )
}

/** On the app of an insurer: that the doctors shown are those it pays for. */
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
