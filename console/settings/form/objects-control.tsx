import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { FieldNote } from '#src/ui/field.tsx'
import { parts, partsLabel } from '#src/ui/field.css.ts'
import type { SchemaNode } from '../schema-node.ts'
import type { PartedProps } from './control.ts'
import * as css from './form.css.ts'
import { messages } from './form.messages.ts'
import { ObjectFields } from './object-fields.tsx'
import { emptyOf } from './empty-value.ts'

/** A list of entries with fields of their own, in an order: they are added, changed, moved and removed. */
export function ObjectsControl({
  items,
  node,
  label,
  value,
  hint,
  error,
  ...rest
}: PartedProps & { items: SchemaNode }) {
  const intl = useIntl()
  const noteId = useId()
  const list = useRef<HTMLOListElement>(null)
  const { isReadOnly, isRequired, onChange, onChoose } = rest
  const entries: unknown[] = Array.isArray(value) ? value : []
  const put = (at: number, each: unknown) => entries.map((entry, index) => (index === at ? (each ?? {}) : entry))
  const held = (next: unknown[]) => (next.length === 0 && !isRequired ? undefined : next)
  const focusEntry = (at: number) =>
    requestAnimationFrame(() => {
      const found = list.current?.children[at]?.querySelector<HTMLElement>('input, select, textarea')
      const end = list.current?.parentElement?.querySelector<HTMLElement>(':scope > div > button')
      ;(found ?? end)?.focus()
    })
  const add = () => {
    onChoose([...entries, emptyOf(items)])
    focusEntry(entries.length)
  }
  const remove = (at: number) => {
    onChoose(held(entries.filter((_, index) => index !== at)))
    focusEntry(Math.max(0, at - 1))
  }
  const raise = (at: number) => {
    onChoose([...entries.slice(0, at - 1), entries[at], entries[at - 1], ...entries.slice(at + 1)])
    focusEntry(at - 1)
  }
  return (
    <fieldset className={parts} aria-describedby={noteId}>
      <legend className={partsLabel}>{label}</legend>
      {entries.length === 0 ? <p className={css.note}>{intl.formatMessage(messages.empty)}</p> : null}
      <ol ref={list} className={css.list}>
        {entries.map((entry, at) => (
          <li key={at} className={css.object}>
            <div className={css.objectHead}>
              <b>{intl.formatMessage(messages.entry, { label, place: at + 1 })}</b>
              {isReadOnly ? null : (
                <span className={css.objectActs}>
                  {at > 0 ? (
                    <IconButton
                      icon={ArrowUp}
                      label={intl.formatMessage(messages.up, { place: at + 1 })}
                      onClick={() => raise(at)}
                    />
                  ) : null}
                  <IconButton
                    icon={X}
                    label={intl.formatMessage(messages.remove, { place: at + 1 })}
                    onClick={() => remove(at)}
                  />
                </span>
              )}
            </div>
            <ObjectFields
              {...rest}
              node={items}
              value={entry}
              onChange={(each) => onChange(put(at, each))}
              onChoose={(each) => onChoose(put(at, each))}
            />
          </li>
        ))}
      </ol>
      {isReadOnly || entries.length >= (node.maxItems ?? Infinity) ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            icon={Plus}
            aria-label={intl.formatMessage(messages.addNamed, { label })}
            onClick={add}
          >
            {intl.formatMessage(messages.add)}
          </Button>
        </div>
      )}
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}
