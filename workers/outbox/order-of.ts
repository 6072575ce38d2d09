import type { OutboxEntry } from './entry.ts'

/** What changes may be of, beside their kind: a visit, a person or a document. */
type Subject = { visit?: { appointmentId?: string }; relativeId?: string; documentId?: string }

/** Changes of one order never overtake one another: those of one visit, one person or one document, whatever their kind, and else those of one kind. */
export function orderOf(entry: OutboxEntry): string {
  const { visit, relativeId, documentId, kind }: OutboxEntry & Subject = entry
  return visit?.appointmentId ?? relativeId ?? documentId ?? kind
}
