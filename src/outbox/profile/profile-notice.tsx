import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChangeNotice } from '../notices/change-notice.tsx'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './profile-notice.messages.ts'

/** The outcome of a stored change of the profile: not of what, which the profile says. */
export function ProfileNotice(props: NoticeProps<object, object>) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      href={links.path(profile)}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** A stored change of the profile among all that waits. */
export const describeProfile = (): DescribedChange => ({
  name: pending.profile,
  editAt: (links) => links.path(profile),
})

const profile = 'dashboard/profile'

const texts = {
  accepted: messages.accepted,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}
