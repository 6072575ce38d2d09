import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChangeNotice } from '../notices/change-notice.tsx'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './message-settings-notice.messages.ts'

/** The outcome of stored message settings. */
export function MessageSettingsNotice(props: NoticeProps<object, object>) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      href={links.path(settings)}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** Stored message settings among all that waits. */
export const describeMessageSettings = (): DescribedChange => ({
  name: pending.messageSettings,
  editAt: (links) => links.path(settings),
})

const settings = 'dashboard/settings'

const texts = {
  accepted: messages.accepted,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}
