import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { documentLimits, type PatientDocument } from '#contract/documents'
import { Problem } from '#contract/problem'
import { longestText } from '#contract/text-limits'
import { useApp } from '#src/context/app-context.ts'
import * as css from '#src/features/document-files/files.css.ts'
import { messages as fileWords } from '#src/features/document-files/files.messages.ts'
import { UploadRow } from '#src/features/document-files/upload-row.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { faultOfUploads, isHeldUp, storedFiles, useUploads } from '#src/features/document-files/use-uploads.ts'
import { messages as keptWords } from '#src/features/own-forms/kept-change.messages.ts'
import { Unlock } from '#src/features/unlock-documents/unlock.tsx'
import { useIsShut } from '#src/features/unlock-documents/use-is-shut.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { isLockable } from '#src/queries/own-document-access.ts'
import type { KeptDocument } from '#src/queries/own-document-additions.ts'
import { DeviceFull } from '#src/queries/own-kept-files.ts'
import { documentCalls } from '#src/queries/own-documents.ts'
import { outboxFileBytes } from '#src/storage/outbox-files.ts'
import { Button } from '#src/ui/button.tsx'
import { faultSummary } from '#src/ui/form/fault-summary.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { subjectOf, useDocumentDraft, type DocumentDraft } from './document-draft.ts'
import { documentTagsQuery } from './document-queries.ts'
import {
  checkDocument,
  toTitle,
  toTyped,
  type DocumentFault,
  type DocumentField,
  type DocumentWords,
} from './document-form.ts'
import { messages } from './documents.messages.ts'
import { FilePicker } from './file-picker.tsx'
import { KeptFiles, toShown } from './kept-files.tsx'
import { meetFiles, type MetFiles } from './meet-files.ts'
import { useDocumentSaving } from './use-document-saving.ts'
import { useAgreed } from './use-people.ts'

type Props = {
  /** The one that is changed; a new one without it. */
  document: PatientDocument | undefined
  /** One that waits on the device to be added, and is corrected. */
  waiting: KeptDocument | undefined
  /** New files of the change of a stored one that waits on the device, and is corrected. */
  added: KeptDocument['files']
  /** What was typed before a reload. */
  draft: DocumentDraft | undefined
  onClose: () => void
  onChanged: () => void
}

/**
 * The form of a document. Files are sent while it is filled in. What was typed and sent outlasts a reload, and a lock, under which nothing of it
 * is shown; nothing of it stays where the form is closed. What cannot be sent is kept on the device with its files, where documents have no code of
 * their own.
 */
export function DocumentEditor({ document, waiting, added, draft, onClose, onChanged }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const toast = useToast()
  const isShut = useIsShut()
  const { uploads, add, remove, forget, giveUpAll } = useUploads(() => documentCalls(app), !isShut)
  const { data: tags = [] } = useQuery(documentTagsQuery(app))
  const people = useAgreed()
  const isOnline = useOnline()
  const [{ kept, known }, setFiles] = useState<MetFiles>({
    kept: draft?.files ?? document?.files ?? [],
    known: draft?.known ?? document?.files.map(({ id }) => id) ?? [],
  })
  const [waitingFiles, setWaitingFiles] = useState(waiting?.files ?? added)
  const [typed, setTyped] = useState(draft?.typed ?? toTyped(document ?? waiting?.words))
  const mayWait = !isLockable(app) && (isOnline || tags.length > 0)
  const hasWaited = waiting !== undefined || added.length > 0
  const canWait = mayWait && (!isOnline || hasWaited || isHeldUp(uploads))
  const latest = useRef(typed)
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const change = (name: DocumentField) => (value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setTyped(latest.current)
    void form.changed()
  }

  const drafts = useDocumentDraft({
    about: subjectOf(document ?? waiting),
    typed,
    files: [...kept, ...storedFiles(uploads)],
    ...(document && { known }),
  })

  const saving = useDocumentSaving({
    ...{ document, waiting, files: { stored: kept, waiting: waitingFiles, uploads }, known },
    onChangedElsewhere: (stored) => setFiles((written) => meetFiles(written, stored)),
    onSaved(how) {
      forget()
      drafts.discard()
      toast(intl.formatMessage(how === 'kept' ? keptWords.kept : messages.saved))
      onChanged()
      onClose()
    },
    onRefused: refuse,
  })
  const count = kept.length + waitingFiles.length + uploads.length
  const faultOfFiles = (): keyof typeof messages | undefined => {
    if (count === 0) return 'needsFile'
    return count > documentLimits.filesPerDocument ? 'tooMany' : faultOfUploads(uploads, canWait)
  }
  const form = useForm<DocumentWords, DocumentField, DocumentFault>({
    check: () => Promise.resolve(checkDocument(latest.current)),
    onPassed: (words) => (faultOfFiles() ? refuse() : saving.mutate(words)),
    onRefused: refuse,
  })
  const take = (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    add(files)
    if (!latest.current.document_title) change('document_title')(toTitle(first.name))
  }
  const close = () => {
    giveUpAll()
    drafts.discard()
    onClose()
  }

  const errorOf = (name: DocumentField) => {
    const fault = form.faults[name]
    const max = name === 'notes' ? longestText.documentNotes : longestText.documentTitle
    return fault && intl.formatMessage(faultMessages[fault], { max })
  }
  const field = (name: DocumentField) => ({
    name,
    label: intl.formatMessage(labels[name]),
    value: typed[name],
    error: errorOf(name),
    onChange: change(name),
  })
  const fileFault = attempt > 0 ? faultOfFiles() : undefined
  const { error } = saving
  const failure = error && (error instanceof Problem ? error.code : 'unexpected')
  const failureText = () => {
    if (error instanceof DeviceFull)
      return intl.formatMessage(fileWords.deviceFull, { most: outboxFileBytes / 1024 / 1024 })
    if (failure === 'changed_elsewhere') return intl.formatMessage(messages.filesElsewhere)
    return failure ? intl.formatMessage(problemMessages[failure]) : undefined
  }
  const text =
    faultSummary(form.wrong, {
      one: (name) => errorOf(name) ?? '',
      several: (names) =>
        intl.formatMessage(own.checkFields, {
          fields: format.list(names.map((name) => intl.formatMessage(labels[name]))),
        }),
    }) ??
    (fileFault ? intl.formatMessage(messages[fileFault], { count: documentLimits.filesPerDocument }) : undefined) ??
    failureText()
  const SaveButton = mayWait ? Button : NetworkButton
  return (
    <Sheet
      title={intl.formatMessage(document ? messages.change : messages.add)}
      open
      onClose={close}
      footer={
        isShut ? null : (
          <div>
            <PressNotice refusal={text === undefined ? undefined : { text, attempt }} />
            <SaveButton size="bar" block busy={saving.isPending} onClick={() => void form.submit()}>
              {intl.formatMessage(messages.save)}
            </SaveButton>
          </div>
        )
      }
    >
      {isShut ? (
        <Unlock onOpened={() => saving.reset()} />
      ) : (
        <Stack gap={4}>
          <FilePicker onFiles={take} />
          {count > 0 ? (
            <ul className={css.uploads}>
              <KeptFiles
                files={kept}
                onRemove={(id) => setFiles({ known, kept: kept.filter((file) => file.id !== id) })}
              />
              <KeptFiles
                files={waitingFiles.map(toShown)}
                onRemove={(id) => setWaitingFiles(waitingFiles.filter(({ key }) => key !== id))}
              />
              {uploads.map((upload) => (
                <UploadRow key={upload.key} canWait={canWait} upload={upload} onRemove={() => remove(upload)} />
              ))}
            </ul>
          ) : null}
          <Form onSubmit={() => void form.submit()}>
            <Stack gap={4}>
              <SelectField
                {...field('tag_id')}
                options={[
                  { value: '', label: intl.formatMessage(messages.choose) },
                  ...tags.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              {people.length > 0 ? (
                <SelectField
                  {...field('patient_relative_id')}
                  options={[{ value: '', label: intl.formatMessage(messages.myself) }, ...people]}
                />
              ) : null}
              <TextField
                {...field('document_title')}
                maxLength={roomFor(longestText.documentTitle)}
                autoComplete="off"
                dir="auto"
              />
              <TextArea
                {...field('notes')}
                mark={intl.formatMessage(messages.optional)}
                maxLength={roomFor(longestText.documentNotes)}
                dir="auto"
              />
            </Stack>
          </Form>
        </Stack>
      )}
    </Sheet>
  )
}

const labels: Record<DocumentField, MessageDescriptor> = {
  tag_id: messages.tag,
  document_title: messages.name,
  patient_relative_id: messages.forWhom,
  notes: messages.notes,
}

const faultMessages: Record<DocumentFault, MessageDescriptor> = {
  tag: messages.errorTag,
  title: messages.errorTitle,
  text: messages.errorText,
  long: messages.errorLong,
}
