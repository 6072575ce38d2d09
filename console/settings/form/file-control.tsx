import { kindOf, type FileKind } from '#console/files/file-kinds.ts'
import { messages } from '#console/files/files.messages.ts'
import { useFiles } from '#console/files/files-query.ts'
import { CompactSelect } from '#console/ui/compact-select.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import type { SchemaNode } from '../schema-node.ts'
import { useSettings } from '../settings-context.ts'
import type { ControlProps } from './control.ts'
import * as css from './form.css.ts'

/** How an address names a file of the tenant. */
const prefix = 'asset:'

/** The end of the pattern by which the schema says so. */
const endings = String.raw`\.(png|jpg|webp|svg|woff2|mp4|webm|vtt)$`

/** Whether the schema says that a text is the name of a file. */
export const isFileName = ({ pattern }: SchemaNode): boolean => pattern?.endsWith(endings) ?? false

/** Which files an address may name, by what the schema says of it. Undefined for any other text. */
export function fileKindIn({ description = '' }: SchemaNode): FileKind | undefined {
  if (!description.includes('asset:<name>')) return undefined
  if (description.includes('woff2')) return 'font'
  if (description.includes('WebVTT')) return 'captions'
  return description.includes('film') ? 'film' : 'picture'
}

/** The choice of a picture by its name. */
export function PictureControl({ label, value, isRequired, isReadOnly, hint, error, onChoose }: ControlProps) {
  const intl = useIntl()
  const names = useNames('picture')
  const known = typeof value === 'string' ? value : ''
  const offered = [...new Set([...names, known])].filter(Boolean)
  return (
    <SelectField
      {...{ label, hint, error }}
      disabled={isReadOnly}
      value={known}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
      options={[
        ...(isRequired && known !== '' ? [] : [{ value: '', label: intl.formatMessage(messages.noFile) }]),
        ...offered.map((name) => ({ value: name, label: name })),
      ]}
    />
  )
}

/** An address, with the files that it may name below it. */
export function AddressControl({ kind, ...props }: ControlProps & { kind: FileKind }) {
  const intl = useIntl()
  const names = useNames(kind)
  const { node, label, value, isRequired, isReadOnly, hint, error, onChange, onChoose, onLeave } = props
  const known = typeof value === 'string' ? value : ''
  const name = known.startsWith(prefix) ? known.slice(prefix.length) : undefined
  const isListed = name !== undefined && names.includes(name)
  const held = (text: string) => (text === '' && !isRequired ? undefined : text)
  return (
    <div className={css.colour}>
      <TextField
        {...{ label, hint, error, readOnly: isReadOnly, onBlur: onLeave, maxLength: node.maxLength }}
        dir="auto"
        spellCheck={false}
        value={known}
        onChange={(text) => onChange(held(text))}
      />
      {isReadOnly || names.length === 0 ? null : (
        <CompactSelect
          label={intl.formatMessage(messages.choose, { label })}
          value={isListed ? name : known === '' ? '' : 'other'}
          onChange={(chosen) => {
            if (chosen !== 'other') onChoose(held(chosen === '' ? '' : `${prefix}${chosen}`))
          }}
          options={[
            { value: '', label: intl.formatMessage(messages.noFile) },
            ...(isListed || known === '' ? [] : [{ value: 'other', label: intl.formatMessage(messages.other) }]),
            ...names.map((each) => ({ value: each, label: each })),
          ]}
        />
      )}
    </div>
  )
}

/** Names of the files of a kind that there will be. */
function useNames(kind: FileKind): string[] {
  const { data } = useFiles(useSettings().draft)
  return (data?.files ?? []).flatMap(({ name, digest }) =>
    digest !== undefined && kindOf(name) === kind ? [name] : [],
  )
}
