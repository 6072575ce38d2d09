import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { assetLimits } from '#contract/asset-limits'
import type { ChangesRefused, Conflict, DraftChanged } from '#contract/console/drafts'
import type { Finding } from '#contract/issues/codes'
import { Problem } from '#contract/problem'
import { useToast } from '#src/ui/toast.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { useOwnChanges } from '../draft/own-changes.ts'
import { useProblemText } from '../form/use-problem-text.ts'
import { isolated } from '../isolated.ts'
import { leave, reasonOf } from '../session/session-query.ts'
import { assetNameOf, endingOf } from './file-kinds.ts'
import { messages } from './files.messages.ts'
import { sendFile } from './send-file.ts'
import { useBytes } from './use-bytes.ts'

/** A file on its way into the draft. What is wrong with the file itself is final; `finding` says what a check of it found. */
export type Upload = {
  id: number
  name: string
  file: File
  /** Digest of what was seen under this name. */
  expected: string | undefined
  /** How much of it is there, from 0 to 1. */
  share: number
  refused?: { text: string; finding?: Finding | undefined; isFinal: boolean }
  /** Something else stands under its name. */
  conflict?: Conflict
}

/** What is too large by a little is not said to be as large as it may be. */
const roundedUp = (size: number): number => {
  const step = size < 1_000_000 ? 1000 : 100_000
  return Math.ceil(size / step) * step
}

/** Files on their way, one after the other, and what became of those that are not there. */
export function useUploads() {
  const intl = useIntl()
  const { home, language } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const textOf = useProblemText()
  const bytes = useBytes()
  const own = useOwnChanges()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  /** The one after which the next begins. */
  const last = useRef(Promise.resolve())

  const change = (id: number, made: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...made } : each)))
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  async function send({ id, name, file, expected }: Upload): Promise<void> {
    try {
      const query = { name, ...(expected !== undefined && { expected }) }
      await sendFile({ home, language, query, file, onProgress: (share) => change(id, { share }) })
      drop(id)
      toast(intl.formatMessage(messages.done, { name: isolated(name) }))
    } catch (failure) {
      const reason = reasonOf(failure)
      if (reason) leave(queries, reason)
      change(id, refusalOf(failure))
    }
    await queries.invalidateQueries({ queryKey: ['draft'] })
  }

  function refusalOf(failure: unknown): Partial<Upload> {
    const { code, details } = failure instanceof Problem ? failure : new Problem('unexpected')
    const [conflict] = code === 'changed_elsewhere' ? ((details as DraftChanged | undefined)?.conflicts ?? []) : []
    if (conflict) return { conflict }
    const [finding] = (details as ChangesRefused | undefined)?.findings ?? []
    return { refused: { text: textOf(failure), finding, isFinal: code === 'validation_failed' } }
  }

  /** What can be seen before anything is sent. */
  function faultOf({ name, file }: Pick<Upload, 'name' | 'file'>): string | undefined {
    const ending = endingOf(name)
    if (!ending) return intl.formatMessage(messages.wrongKind)
    const most = assetLimits[ending]
    return file.size > most
      ? intl.formatMessage(messages.tooLarge, { size: bytes(roundedUp(file.size)), most: bytes(most) })
      : undefined
  }

  function begin(upload: Upload): void {
    const fault = faultOf(upload)
    const shown = fault === undefined ? upload : { ...upload, refused: { text: fault, isFinal: true } }
    setUploads((all) => [...all.filter(({ id }) => id !== upload.id), shown])
    if (fault === undefined)
      last.current = own.during(
        [[`/assets/${upload.name}`, undefined]],
        last.current.then(() => send(upload)),
      )
  }

  return {
    uploads,
    drop,
    /** Adds files of the device; as another one of the tenant where `as` names it. */
    add: (files: readonly File[], as?: { name: string; expected: string | undefined }) => {
      for (const file of files) {
        count.current += 1
        const { name, expected } = as ?? { name: assetNameOf(file.name), expected: undefined }
        begin({ id: count.current, name, file, expected, share: 0 })
      }
    },
    /** Puts a file in the place of what stands under its name by now. */
    replace: ({ id, name, file, conflict }: Upload) => {
      const { value } = conflict?.stands ?? {}
      begin({ id, name, file, expected: typeof value === 'string' ? value : undefined, share: 0 })
    },
    retry: ({ id, name, file, expected }: Upload) => begin({ id, name, file, expected, share: 0 }),
  }
}
