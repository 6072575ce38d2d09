import type { ControlProps } from '#console/settings/form/control.ts'
import { PlainControl } from '#console/settings/form/plain-control.tsx'

/** The control of a text with markup. */
export function MarkupControl(props: ControlProps) {
  return <PlainControl {...props} isLong />
}
