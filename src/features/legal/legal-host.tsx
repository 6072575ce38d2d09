import { closeLegal, useLegal } from './legal-state.ts'

/** Renders the open legal text; one for the whole app. */
export function LegalHost() {
  const open = useLegal()
  return open ? <open.View content={open.content} onClose={closeLegal} /> : null
}
