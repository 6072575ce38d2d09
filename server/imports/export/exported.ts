import type { KindName } from '../kinds/kind-names.ts'
import type { Values } from '../kinds/kinds.ts'

/** A row of an export, of any kind. */
export type Exported = { [Kind in KindName]: { kind: Kind; values: Values[Kind] } }[KindName]
