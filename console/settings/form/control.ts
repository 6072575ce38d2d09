import type { ComponentType, ReactNode } from 'react'
import type { SchemaNode } from '../schema-node.ts'

/** What every control of a value is given. */
export type ControlProps = {
  node: SchemaNode
  label: string
  /** Nothing stands there where it is undefined. */
  value: unknown
  isRequired: boolean
  isReadOnly: boolean
  isLong?: boolean | undefined
  lang?: string | undefined
  /** Zone in which days and times are typed; that of the device where there is none. */
  timeZone?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** For who types: it is stored once the field is left. */
  onChange: (value: unknown) => void
  /** For who chooses: it is stored at once. */
  onChoose: (value: unknown) => void
  onLeave: () => void
}

/** A control of a value with parts, and what each of them is changed with. */
export type PartedProps = ControlProps & { part: ComponentType<ControlProps> }
