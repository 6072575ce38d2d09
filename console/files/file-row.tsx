import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DraftChange } from '#contract/console/drafts'
import type { PartnerFile } from '#contract/console/files'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useConsole } from '../console-context.ts'
import { useOwnChanges } from '../draft/own-changes.ts'
import { useWords } from '../draft/use-words.ts'
import { usePress } from '../form/use-press.ts'
import { isolated } from '../isolated.ts'
import * as people from '../people/people.css.ts'
import { messages as form } from '../settings/form/form.messages.ts'
import { refusedFinding } from '../settings/issues/refused-finding.tsx'
import { focusMain } from '../shell/focus-main.ts'
import { endingOf } from './file-kinds.ts'
import { FilePicture } from './file-picture.tsx'
import { FileUses } from './file-uses.tsx'
import * as css from './files.css.ts'
import { messages } from './files.messages.ts'
import { PickFiles } from './pick-files.tsx'
import { useBytes } from './use-bytes.ts'

type Props = {
  file: PartnerFile
  change: DraftChange | undefined
  mayEdit: boolean
  onReplace: (files: readonly File[], as: { name: string; expected: string | undefined }) => void
}

/** A file: what it is, where it is used, whose change it has; an editor replaces it, takes it away and undoes that. */
export function FileRow({ file, change, mayEdit, onReplace }: Props) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const { who, when } = useWords()
  const bytes = useBytes()
  const own = useOwnChanges()
  const row = useRef<HTMLLIElement>(null)
  const { name, digest, published, width, height, used } = file
  const pointer = `/assets/${name}`
  const isGone = digest === undefined
  const state = isGone ? messages.gones : published === undefined ? messages.added : messages.replaced
  const done = async (call: () => Promise<unknown>) => {
    const made = async () => {
      await call()
      await queries.invalidateQueries({ queryKey: ['draft'] })
    }
    await own.during([[pointer, undefined]], made())
    // The button that was pressed may be another now.
    row.current?.focus()
  }
  const remove = usePress({
    act: async () => {
      const body = { changes: [{ pointer, held: {}, expected: isGone ? {} : { value: digest } }] }
      await done(() => api('stageChanges', { body }))
    },
    say: (problem) =>
      problem.code === 'changed_elsewhere' ? intl.formatMessage(messages.meanwhile) : refusedFinding(problem),
  })
  const undo = usePress({
    act: async () => {
      await done(async () => change && api('discardChange', { body: { pointer, expected: change.held } }))
      // A file that was not there before goes with its row.
      if (published === undefined) focusMain()
    },
    say: ({ code }) => (code === 'changed_elsewhere' ? intl.formatMessage(messages.meanwhile) : undefined),
  })
  const size = width === undefined ? undefined : isolated(`${width} × ${height}`)
  return (
    <li ref={row} tabIndex={-1} className={people.row} aria-label={name}>
      <FilePicture file={file} />
      <div className={people.words}>
        <p>
          <bdi className={css.name}>{name}</bdi> {change ? <Badge>{intl.formatMessage(state)}</Badge> : null}
        </p>
        <p className={css.note}>
          {size === undefined
            ? bytes(file.bytes)
            : intl.formatMessage(messages.measured, { size, bytes: bytes(file.bytes) })}
        </p>
        <FileUses used={used} isGone={isGone} />
        {change ? (
          <p className={css.note}>
            {intl.formatMessage(form.changed, { who: who(change.author), ...when(change.at) })}
          </p>
        ) : null}
        <PressNotice refusal={remove.refusal ?? undo.refusal} />
      </div>
      {mayEdit ? (
        <div className={people.acts}>
          {isGone ? null : (
            <PickFiles
              label={intl.formatMessage(messages.replace)}
              name={intl.formatMessage(messages.replaceNamed, { name: isolated(name) })}
              endings={[endingOf(name) ?? ''].flatMap((ending) => (ending === 'jpg' ? ['jpg', 'jpeg'] : [ending]))}
              onFiles={(files) => onReplace(files, { name, expected: digest })}
            />
          )}
          {change ? (
            <Button
              tone="secondary"
              size="small"
              busy={undo.isBusy}
              aria-label={intl.formatMessage(form.undoNamed, { label: isolated(name) })}
              onClick={() => void undo.press()}
            >
              {intl.formatMessage(form.undo)}
            </Button>
          ) : null}
          {isGone || published === undefined ? null : (
            <Button
              tone="secondary"
              size="small"
              busy={remove.isBusy}
              aria-label={intl.formatMessage(messages.removeNamed, { name: isolated(name) })}
              onClick={() => void remove.press()}
            >
              {intl.formatMessage(messages.remove)}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
