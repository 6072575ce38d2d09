import type { DoctorLocation } from '#contract/directory'
import type { SuspensionReason } from '#contract/suspension-reasons'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { SuspensionContacts } from './contacts.tsx'
import { reasonMessage } from './reason-message.ts'
import * as css from './suspension.css.ts'
import { messages } from './suspension.messages.ts'

type Props = {
  reason: SuspensionReason | undefined
  clinic: Pick<DoctorLocation, 'name' | 'phone'> | undefined
  /** Whether it stands on the page of a visit, which can be cancelled then, and not moved. */
  ofVisit?: boolean
}

/** Says on a doctor's page, or that of a visit, to who cannot book at present (P04) that it is so, why, and whom to call. */
export function SuspensionNote({ reason, clinic, ofVisit = false }: Props) {
  const intl = useIntl()
  return (
    <div className={ofVisit ? undefined : css.note}>
      <Note kind="warning" role="status" title={intl.formatMessage(messages.heading)}>
        <Stack gap={3}>
          <p>
            {intl.formatMessage(reasonMessage(reason))}{' '}
            {intl.formatMessage(ofVisit ? messages.visitWhat : messages.what)}
          </p>
          <div className={css.contacts}>
            <SuspensionContacts clinic={clinic} />
          </div>
        </Stack>
      </Note>
    </div>
  )
}
