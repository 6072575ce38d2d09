import { fieldId } from './find-entry.ts'

/** Gives the focus to the control of a field; to what adds an entry where a list has none. For a button below it that goes with its press. */
export function focusField(pointer: string): void {
  const field = document.getElementById(fieldId(pointer))
  const control = field?.querySelector<HTMLElement>('input:not([type="color"]), select, textarea')
  ;(control ?? field?.querySelector('button'))?.focus()
}
