import type { ChosenFile } from '#src/queries/own-kept-files.ts'
import type { Upload } from './use-uploads.ts'

/** A chosen file as it is: stored by the platform, or with what of it has come there. */
export function toChosen({ file, actor }: Upload): ChosenFile {
  const { id, received, file: stored } = actor?.getSnapshot().context ?? {}
  if (stored) return { stored }
  return id === undefined ? { file } : { file, sent: { id, received: received ?? 0 } }
}
