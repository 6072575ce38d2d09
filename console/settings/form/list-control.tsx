import type { SchemaNode } from '../schema-node.ts'
import type { ControlProps } from './control.ts'
import * as css from './form.css.ts'
import { OrderedEntries } from './ordered-entries.tsx'
import { PlainControl } from './plain-control.tsx'

/** A list of plain values in an order. */
export function ListControl({ items, node, hint, error, ...rest }: ControlProps & { items: SchemaNode }) {
  const { value, onChange, onChoose } = rest
  const count = Array.isArray(value) ? value.length : 0
  return (
    <OrderedEntries
      {...rest}
      {...{ hint, error }}
      blank=""
      isFull={count >= Math.min(node.maxItems ?? Infinity, items.enum?.length ?? Infinity)}
      onAdd={(entries) => {
        // A choice begins with what is not chosen yet; a text is stored once it is written.
        const free = items.enum?.find((choice) => !entries.includes(choice))
        if (items.enum) onChoose([...entries, free ?? items.enum[0]])
        else onChange([...entries, ''])
      }}
      itemClass={css.entry}
    >
      {({ buttons, ...entry }) => (
        <>
          <div className={css.entryField}>
            <PlainControl {...rest} {...entry} isRequired node={items} />
          </div>
          {buttons}
        </>
      )}
    </OrderedEntries>
  )
}
