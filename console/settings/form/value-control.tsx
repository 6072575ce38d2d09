import type { ControlProps } from './control.ts'
import { ListControl } from './list-control.tsx'
import { NumbersControl } from './numbers-control.tsx'
import { ObjectControl } from './object-fields.tsx'
import { ObjectsControl } from './objects-control.tsx'
import { PlainControl } from './plain-control.tsx'

/** The control that a value of a schema is changed with. */
export function ValueControl(props: ControlProps) {
  const { prefixItems, type, items, properties, anyOf } = props.node
  if (anyOf) return <FormControl {...props} forms={anyOf} />
  if (prefixItems) return <NumbersControl {...props} parts={prefixItems} />
  if (type === 'array' && items && items.properties)
    return <ObjectsControl {...props} items={items} part={ValueControl} />
  if (type === 'array' && items) return <ListControl {...props} items={items} />
  if (properties) return <ObjectControl {...props} part={ValueControl} />
  return <PlainControl {...props} />
}

/** What may be one of several forms has the control of the one it has, or else of the first. */
function FormControl({ forms, ...props }: ControlProps & { forms: NonNullable<ControlProps['node']['anyOf']> }) {
  const isObject = typeof props.value === 'object' && props.value !== null
  const node = forms.find(({ properties }) => isObject === (properties !== undefined)) ?? forms[0]
  return node ? <ValueControl {...props} node={node} /> : null
}
