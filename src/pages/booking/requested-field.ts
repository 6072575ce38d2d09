import { createContext } from 'react'

/** The field to focus in the next step, where the patient asked for that and not for the step. */
export function createRequestedField() {
  let name: string | undefined
  return {
    ask: (wanted: string) => void (name = wanted),
    /** The field, once its step is rendered. */
    find: () => (name ? document.querySelector<HTMLElement>(`[name="${name}"]`) : null),
    forget: () => void (name = undefined),
  }
}

export const RequestedField = createContext(createRequestedField())
