import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { FieldNote } from '#src/ui/field.tsx'
import { parts, partsLabel } from '#src/ui/field.css.ts'
import type { ControlProps } from './control.ts'
import * as css from './form.css.ts'
import { messages } from './form.messages.ts'

/** One entry: what changes it, and the buttons that move and remove it. */
export type OrderedEntry = Pick<ControlProps, 'value' | 'label' | 'onChange' | 'onChoose'> & { buttons: ReactNode }

type Props = Pick<
  ControlProps,
  'label' | 'value' | 'hint' | 'error' | 'isReadOnly' | 'isRequired' | 'onChange' | 'onChoose'
> & {
  /** What stands where an entry was emptied. */
  blank: unknown
  isFull: boolean
  /** Adds an entry to those that are there. */
  onAdd: (entries: readonly unknown[]) => void
  itemClass: string
  children: (entry: OrderedEntry) => ReactNode
}

/** A list in an order: entries are added, changed, moved and removed. */
export function OrderedEntries({
  label,
  value,
  hint,
  error,
  blank,
  isFull,
  onAdd,
  itemClass,
  children,
  ...rest
}: Props) {
  const intl = useIntl()
  const noteId = useId()
  const list = useRef<HTMLOListElement>(null)
  const { isReadOnly, isRequired, onChange, onChoose } = rest
  const entries: unknown[] = Array.isArray(value) ? value : []
  const put = (at: number, each: unknown) => entries.map((entry, index) => (index === at ? (each ?? blank) : entry))
  const held = (next: unknown[]) => (next.length === 0 && !isRequired ? undefined : next)
  const focusEntry = (at: number) =>
    requestAnimationFrame(() => {
      const found = list.current?.children[at]?.querySelector<HTMLElement>('input, select, textarea')
      const end = list.current?.parentElement?.querySelector<HTMLElement>(':scope > div > button')
      ;(found ?? end)?.focus()
    })
  const add = () => {
    onAdd(entries)
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
  const buttonsOf = (at: number) => {
    if (isReadOnly) return null
    const place = at + 1
    return (
      <>
        {at > 0 ? (
          <IconButton icon={ArrowUp} label={intl.formatMessage(messages.up, { place })} onClick={() => raise(at)} />
        ) : null}
        <IconButton icon={X} label={intl.formatMessage(messages.remove, { place })} onClick={() => remove(at)} />
      </>
    )
  }
  return (
    <fieldset className={parts} aria-describedby={noteId}>
      <legend className={partsLabel}>{label}</legend>
      {entries.length === 0 ? <p className={css.note}>{intl.formatMessage(messages.empty)}</p> : null}
      <ol ref={list} className={css.list}>
        {entries.map((entry, at) => (
          <li key={at} className={itemClass}>
            {children({
              value: entry,
              label: intl.formatMessage(messages.entry, { label, place: at + 1 }),
              buttons: buttonsOf(at),
              onChange: (each) => onChange(put(at, each)),
              onChoose: (each) => onChoose(put(at, each)),
            })}
          </li>
        ))}
      </ol>
      {isReadOnly || isFull ? null : (
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
