// One server for all of them; each file is one subject.
import './patient-documents/documents.ts'
import './patient-documents/changed-documents.ts'
import './patient-documents/files.ts'
import './patient-documents/locked-documents.ts'
