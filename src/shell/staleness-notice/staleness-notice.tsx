import { History } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '#src/context/app-context.ts'
import { toServerTime } from '#src/clock/server-time.ts'
import { ago } from '#src/i18n/ago.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from '../strips.css.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useUnpressed } from '#src/page-load/use-unpressed.ts'
import { copyAge, pageAge } from './page-age.ts'
import { messages } from './staleness-notice.messages.ts'

/** Says how old a list, a doctor, a clinic or a copy of the patient's own is that could not be reloaded. Shown below the strip with the reason. */
export function StalenessNotice() {
  const intl = useIntl()
  const { queryClient } = useApp()
  const now = useNow()
  const isOnline = useOnline()
  const useAge = (age: () => number | undefined) =>
    useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), age)
  const copiedAt = useAge(() => copyAge(queryClient))
  const pageAt = useAge(() => pageAge(queryClient, isOnline))
  const seenAt = useUnpressed(copiedAt ?? pageAt)
  const place = document.getElementById('seen')
  if (seenAt === undefined || !now || !place) return null
  const [past, justNow] = copiedAt ? [messages.copied, messages.copiedNow] : [messages.seen, messages.seenNow]
  const phrase = ago(intl.locale.intl, toServerTime(seenAt), now.getTime())
  return createPortal(
    <div className={styles.offline}>
      <Wrap>
        <div className={styles.words}>
          <Icon of={History} size="small" />
          <span>{phrase ? intl.formatMessage(past, { ago: phrase }) : intl.formatMessage(justNow)}</span>
        </div>
      </Wrap>
    </div>,
    place,
  )
}
