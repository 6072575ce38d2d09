import { useIntl } from '#src/i18n/use-intl.ts'
import { type Links, useLinks } from '#src/routes/links.ts'
import { ChangeNotice } from '../notices/change-notice.tsx'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './details-notice.messages.ts'

type Details = { relativeId: string; name?: string }

/** The outcome of a stored change of a relative: not of whom, which their page says. */
export function DetailsNotice(props: NoticeProps<object, Details>) {
  const intl = useIntl()
  const links = useLinks()
  const { subject } = props.news
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      href={hrefOf(links, subject?.relativeId)}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** A stored change of a relative among all that waits. */
export const describeDetails = ({ relativeId, name }: Details): DescribedChange => ({
  name: pending.relativeDetails,
  ...(name === undefined ? {} : { who: name }),
  editAt: (links) => hrefOf(links, relativeId),
})

const hrefOf = (links: Links, person: string | undefined) =>
  links.path('dashboard/relatives', person === undefined ? {} : { person })

const texts = {
  accepted: messages.accepted,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}
