import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChangeNotice, type ChangeTexts } from './change-notice.tsx'
import type { DescribedChange, NoticeProps } from './notice-view.ts'

/** Titles and buttons, why a change waits to be confirmed, and what a refusal left as it was. */
export type OwnChangeTexts = ChangeTexts & Record<'waited' | 'unchanged', MessageDescriptor>

type Props<Kept extends object, Subject> = NoticeProps<Kept, Subject> & {
  texts: OwnChangeTexts
  /** Of the button that sends a change which waits to be confirmed. */
  sendTone?: 'danger'
  /** Where what was changed is seen. */
  editAt: DescribedChange['editAt']
}

/** The outcome of a stored change of a patient's own, of which the page it leads to says more. */
export function OwnChangeNotice<Kept extends object, Subject>({ texts, editAt, ...props }: Props<Kept, Subject>) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ChangeNotice
      {...props}
      texts={texts}
      href={editAt(links)}
      waited={() => intl.formatMessage(texts.waited)}
      afterRefusal={intl.formatMessage(texts.unchanged)}
    />
  )
}
