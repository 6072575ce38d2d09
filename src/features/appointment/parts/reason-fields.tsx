import { cancelReasons, type CancelReason } from '#contract/cancel-reasons'
import { isLines } from '#contract/plain-text'
import { longestText } from '#contract/text-limits'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SelectField, TextArea } from '#src/ui/text-field.tsx'
import { messages } from '../change.messages.ts'

/** Why the patient cancels: by the list, and in their own words. */
export type Reason = { reason: CancelReason | undefined; note: string }

export const noReason: Reason = { reason: undefined, note: '' }

/** Whether the server takes these words. */
export const isUsableNote = (note: string) => note.length <= longestText.cancelNote && isLines(note)

type Props = { value: Reason; onChange: (reason: Reason) => void; isChecked: boolean }

/** The optional reason. `isChecked`: whether a fault is shown. */
export function ReasonFields({ value, onChange, isChecked }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const options = [
    { value: '', label: intl.formatMessage(messages.whyChoose) },
    ...cancelReasons.map((reason) => ({ value: reason, label: intl.formatMessage(messages[`why_${reason}`]) })),
  ]
  const isWrong = isChecked && !isUsableNote(value.note)
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.why)}
        options={options}
        value={value.reason ?? ''}
        onChange={(chosen) => onChange({ ...value, reason: cancelReasons.find((reason) => reason === chosen) })}
      />
      <TextArea
        label={intl.formatMessage(messages.note)}
        hint={intl.formatMessage(messages.noteHint)}
        error={
          isWrong ? intl.formatMessage(messages.noteWrong, { most: format.number(longestText.cancelNote) }) : undefined
        }
        rows={2}
        dir="auto"
        maxLength={longestText.cancelNote}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
      />
    </>
  )
}
