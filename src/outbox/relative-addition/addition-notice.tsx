import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChangeNotice } from '../notices/change-notice.tsx'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './addition-notice.messages.ts'

type Addition = { name?: string }

/** The outcome of a stored addition of a relative: not of whom, which the list of relatives says. */
export function AdditionNotice(props: NoticeProps<object, Addition>) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      href={links.path(relatives)}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** A stored addition of a relative among all that waits. */
export const describeAddition = ({ name }: Addition): DescribedChange => ({
  name: pending.addition,
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
