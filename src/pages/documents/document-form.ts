import type { DocumentType, NewDocument, PatientDocument } from '#contract/documents'
import { isLines, isName } from '#contract/plain-text'
import { longestText } from '#contract/text-limits'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Fields of a document, as they are typed. */
export type DocumentField = 'document_title' | 'tag_id' | 'patient_relative_id' | 'notes'
export type TypedDocument = Record<DocumentField, string>
/** What is told of a document, without its files. */
export type DocumentWords = Omit<NewDocument, 'files'>
/** Possible faults; each has a text in documents.messages.ts. */
export type DocumentFault = 'tag' | 'title' | 'text' | 'long'

/** A document as the form shows it; what is not told is empty. */
export const toTyped = (document?: Partial<Pick<PatientDocument, DocumentField>>): TypedDocument => ({
  document_title: document?.document_title ?? '',
  tag_id: document?.tag_id ?? '',
  patient_relative_id: document?.patient_relative_id ?? '',
  notes: document?.notes ?? '',
})

/** The document as it is sent, without what is empty (V01), or its faults. */
export function checkDocument(typed: TypedDocument): Checked<DocumentWords, DocumentField, DocumentFault> {
  const title = typed.document_title.trim()
  const notes = typed.notes.trim()
  const faults = faultsOf<DocumentField, DocumentFault>({
    tag_id: typed.tag_id ? undefined : 'tag',
    document_title: title ? faultOfText(title, longestText.documentTitle, isName) : 'title',
    patient_relative_id: undefined,
    notes: faultOfText(notes, longestText.documentNotes, isLines),
  })
  if (Object.keys(faults).length > 0) return { faults }
  const values = {
    document_type: typeOf(typed.tag_id),
    document_title: title,
    tag_id: typed.tag_id,
    ...(notes && { notes }),
    ...(typed.patient_relative_id && { patient_relative_id: typed.patient_relative_id }),
  }
  return { values }
}

function faultOfText(text: string, most: number, isPlain: (text: string) => boolean): DocumentFault | undefined {
  if (text && !isPlain(text)) return 'text'
  return text.length > most ? 'long' : undefined
}

const types: Readonly<Record<string, DocumentType>> = {
  'insurance-card': 'insurance',
  identity: 'identity',
  invoice: 'other',
  other: 'other',
}

/** What a document with a tag is about. */
const typeOf = (tag: string): DocumentType => types[tag] ?? 'medical'

/** A title from the name of a file; empty where it is only what a camera counts. */
export function toTitle(fileName: string): string {
  const name = fileName.replace(/\.\w{1,5}$/, '').trim()
  return /^(?:img|image|photo|dsc|pxl|scan|screenshot|document)?[\s_\-.\d]*$/i.test(name) || !isName(name)
    ? ''
    : name.slice(0, longestText.documentTitle)
}
