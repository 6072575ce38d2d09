import { useIntl } from '#src/i18n/use-intl.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import type { ChangeTexts } from '../notices/change-notice.tsx'
import { VisitNotice } from '../notices/visit-notice.tsx'
import type { SwitchChange, SwitchedVisit } from './switch-change.ts'
import { messages } from './switch-notice.messages.ts'

type Titles = Pick<ChangeTexts, 'accepted' | 'refused' | 'due'>
type Props = NoticeProps<SwitchChange, SwitchedVisit>

/** The outcome of a stored wish for an earlier time, or of one that was taken back. */
export function WishNotice(props: Props) {
  return <SwitchNotice {...props} texts={props.news.subject?.isOn ? wished : unwished} />
}

/** The outcome of a stored consent, or of one that was withdrawn. */
export function ConsentNotice(props: Props) {
  return <SwitchNotice {...props} texts={props.news.subject?.isOn ? given : withdrawn} />
}

function SwitchNotice({ texts, ...props }: Props & { texts: Titles }) {
  const intl = useIntl()
  return (
    <VisitNotice
      {...props}
      texts={{ ...texts, ...buttons }}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

const buttons = { send: messages.send, keep: messages.keep, open: messages.open }
const wished = { accepted: messages.wished, refused: messages.wishRefused, due: messages.wishDue }
const unwished = { accepted: messages.unwished, refused: messages.unwishRefused, due: messages.unwishDue }
const given = { accepted: messages.given, refused: messages.giveRefused, due: messages.giveDue }
const withdrawn = { accepted: messages.withdrawn, refused: messages.withdrawRefused, due: messages.withdrawDue }

/** A stored wish for an earlier time, or one that was taken back, among all that waits. */
export const describeWish = (visit: SwitchedVisit): DescribedChange => ({
  name: visit.isOn ? pending.wished : pending.unwished,
  visit,
  editAt: (links) => links.appointment(visit.appointmentId),
})

/** A stored consent, or one that is withdrawn, among all that waits. */
export const describeConsent = (visit: SwitchedVisit): DescribedChange => ({
  name: visit.isOn ? pending.given : pending.withdrawn,
  visit,
  editAt: (links) => links.appointment(visit.appointmentId),
})
