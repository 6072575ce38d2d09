import type { SchemaNode } from '../schema-node.ts'
import type { PartedProps } from './control.ts'
import { emptyOf } from './empty-value.ts'
import * as css from './form.css.ts'
import { ObjectFields } from './object-fields.tsx'
import { OrderedEntries } from './ordered-entries.tsx'

/** A list of entries with fields of their own, in an order. */
export function ObjectsControl({ items, node, hint, error, ...rest }: PartedProps & { items: SchemaNode }) {
  const { value, onChoose } = rest
  const count = Array.isArray(value) ? value.length : 0
  return (
    <OrderedEntries
      {...rest}
      {...{ hint, error }}
      blank={{}}
      isFull={count >= (node.maxItems ?? Infinity)}
      onAdd={(entries) => onChoose([...entries, emptyOf(items)])}
      itemClass={css.object}
    >
      {({ label, buttons, ...entry }) => (
        <>
          <div className={css.objectHead}>
            <b>{label}</b>
            {buttons ? <span className={css.objectActs}>{buttons}</span> : null}
          </div>
          <ObjectFields {...rest} {...entry} node={items} />
        </>
      )}
    </OrderedEntries>
  )
}
