import { languages } from '#contract/locale'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { parts, partsLabel } from '#src/ui/field.css.ts'
import { fieldLabel } from '#console/content/field-label.ts'
import { messages as objects } from '#console/content/object-fields.messages.ts'
import { useConsole } from '#console/console-context.ts'
import { isCountryCode, regionName } from '#console/region-name.ts'
import { useWords } from '#console/draft/use-words.ts'
import type { SchemaNode } from '../schema-node.ts'
import { Hint } from '../hints/hint.tsx'
import type { PartedProps } from './control.ts'
import * as css from './form.css.ts'

/** The fields of one object, each with the control of its schema. The object is one value: it is stored as a whole. */
export function ObjectFields({
  node,
  value,
  part: Part,
  onChange,
  onChoose,
  ...rest
}: Omit<PartedProps, 'label' | 'isLong'>) {
  const labelOf = useLabels(node)
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const put = (name: string, each: unknown) => withField(object, name, each)
  const isText = isLocalised(node)
  return (
    <div className={isText ? css.texts : css.list}>
      {Object.entries(node.properties ?? {}).map(([name, child]) => (
        <Part
          key={name}
          {...rest}
          node={child}
          label={labelOf(name)}
          lang={isText ? name : rest.lang}
          isLong={longNames.has(name)}
          value={object[name]}
          isRequired={node.required?.includes(name) ?? false}
          hint={child.hint && <Hint of={child.hint} />}
          error={undefined}
          onChange={(each) => onChange(put(name, each))}
          onChoose={(each) => onChoose(put(name, each))}
        />
      ))}
    </div>
  )
}

/** The same below a label, as a part of something. */
export function ObjectControl({
  label,
  hint: _hint,
  error: _error,
  isLong: _isLong,
  onChange,
  onChoose,
  ...rest
}: PartedProps) {
  // What need not be there goes with its last field.
  const held = (next: unknown) => (rest.isRequired || Object.keys(next as object).length > 0 ? next : undefined)
  return (
    <fieldset className={parts}>
      <legend className={partsLabel}>{label}</legend>
      <ObjectFields {...rest} onChange={(next) => onChange(held(next))} onChoose={(next) => onChoose(held(next))} />
    </fieldset>
  )
}

/** A text in several languages. */
const isLocalised = ({ properties = {} }: SchemaNode) =>
  'en' in properties && Object.keys(properties).every((name) => languages.some((language) => language === name))

/** Of entries in lists, beside those of content. */
const byName: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(objects))

const longNames: ReadonlySet<string> = new Set(['body', 'address'])

function withField(object: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...others } = object
  return value === undefined ? others : { ...object, [name]: value }
}

function useLabels(node: SchemaNode): (name: string) => string {
  const intl = useIntl()
  const { languageName } = useWords()
  const { dates } = useConsole()
  return (name) => {
    if (isLocalised(node)) return languageName(name)
    if (isCountryCode(name)) return regionName(dates.intl, name)
    const label = byName.get(name) ?? fieldLabel(name)
    return label ? intl.formatMessage(label) : name
  }
}
