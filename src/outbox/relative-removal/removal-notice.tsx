import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChangeNotice } from '../notices/change-notice.tsx'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './removal-notice.messages.ts'

type Removal = { name?: string }

/** The outcome of a stored removal of a relative: not of whom, which the list of relatives says. */
export function RemovalNotice(props: NoticeProps<object, Removal>) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      sendTone="danger"
      href={links.path(relatives)}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** A stored removal of a relative among all that waits. */
export const describeRemoval = ({ name }: Removal): DescribedChange => ({
  name: pending.removal,
  ...(name === undefined ? {} : { who: name }),
  editAt: (links) => links.path(relatives),
})

const relatives = 'dashboard/relatives'

const texts = {
  accepted: messages.accepted,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}
