import type { ControlProps } from './control.ts'
import { ListControl } from './list-control.tsx'
import { NumbersControl } from './numbers-control.tsx'
import { PlainControl } from './plain-control.tsx'

/** The control that a value of a schema is changed with. */
export function ValueControl(props: ControlProps) {
  const { prefixItems, type, items } = props.node
  if (prefixItems) return <NumbersControl {...props} parts={prefixItems} />
  if (type === 'array' && items) return <ListControl {...props} items={items} />
  return <PlainControl {...props} />
}
