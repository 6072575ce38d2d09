import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SelectField, TextArea, TextField } from '#src/ui/text-field.tsx'
import { messages as choices } from './choices.messages.ts'
import { ColourControl } from './colour-control.tsx'
import type { ControlProps } from './control.ts'
import { AddressControl, fileKindIn, isFileName, PictureControl } from './file-control.tsx'
import { InstantControl } from './instant-control.tsx'
import { useChoices } from './use-choices.ts'

/** The control of one plain value: a choice, a number, a colour, a day and time, or a text. */
export function PlainControl(props: ControlProps) {
  const { node } = props
  if (node.enum || node.type === 'boolean') return <ChoiceControl {...props} />
  if (node.type === 'number' || node.type === 'integer') return <NumberControl {...props} />
  if (node.format === 'date-time') return <InstantControl {...props} />
  if (node.pattern === colourPattern) return <ColourControl {...props} />
  if (isFileName(node)) return <PictureControl {...props} />
  const kind = fileKindIn(node)
  if (kind) return <AddressControl {...props} kind={kind} />
  return <TextControl {...props} />
}

/** The pattern by which the schema says that a text is a colour. */
const colourPattern = '^#[0-9a-fA-F]{6}$'

function TextControl({ node, label, value, isRequired, isReadOnly, isLong, lang, ...rest }: ControlProps) {
  const { hint, error, onChange, onLeave } = rest
  const common = {
    ...{ label, hint, error, readOnly: isReadOnly, onBlur: onLeave },
    ...(lang ? { lang, dir: 'auto' } : { dir: 'auto', spellCheck: false }),
    maxLength: node.maxLength,
    value: typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value),
    // What need not be there is not there where it is empty.
    onChange: (text: string) => onChange(text === '' && !isRequired ? undefined : text),
  }
  return isLong ? <TextArea {...common} rows={3} /> : <TextField {...common} />
}

function NumberControl({ node, label, value, isReadOnly, hint, error, onChange, onLeave }: ControlProps) {
  // What is typed is shown as it was typed: "1." on the way to "1.5".
  const [typed, setTyped] = useState<string>()
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return (
    <TextField
      {...{ label, hint, error }}
      inputMode={node.type === 'integer' ? 'numeric' : 'decimal'}
      readOnly={isReadOnly}
      dir="ltr"
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text)
        onChange(numberOf(text))
      }}
      onBlur={() => {
        setTyped(undefined)
        onLeave()
      }}
    />
  )
}

/** The number that a text is; the text itself where it is none, which is told when it is checked; nothing for none. */
function numberOf(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const number = Number(trimmed.replace(',', '.'))
  return Number.isFinite(number) ? number : trimmed
}

function ChoiceControl({ node, label, value, isRequired, isReadOnly, hint, error, onChoose, onLeave }: ControlProps) {
  const intl = useIntl()
  const optionsOf = useChoices()
  const isYesNo = node.type === 'boolean'
  const options = isYesNo
    ? [
        { value: 'true', label: intl.formatMessage(choices.yes) },
        { value: 'false', label: intl.formatMessage(choices.no) },
      ]
    : optionsOf(node.enum ?? [])
  const known = typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
  const isOdd = known !== '' && !options.some((option) => option.value === known)
  return (
    <SelectField
      {...{ label, hint, error }}
      disabled={isReadOnly}
      value={known}
      onBlur={onLeave}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : isYesNo ? chosen === 'true' : chosen)}
      options={[
        ...(isRequired && known !== '' ? [] : [{ value: '', label: intl.formatMessage(choices.unset) }]),
        ...options,
        ...(isOdd ? [{ value: known, label: known }] : []),
      ]}
    />
  )
}
