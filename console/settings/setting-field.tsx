import type { ReactNode } from 'react'
import type { Draft } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { standingAt } from '../draft/draft-query.ts'
import { IssueSentence } from './issues/issue-sentence.tsx'
import { fieldId } from './find-entry.ts'
import type { ControlProps } from './form/control.ts'
import { ConflictNote } from './form/conflict-note.tsx'
import { FieldState } from './form/field-state.tsx'
import * as css from './form/form.css.ts'
import { messages } from './form/form.messages.ts'
import { useSaving } from './form/use-saving.ts'
import { ValueControl } from './form/value-control.tsx'
import { whenEmpty } from './form/when-empty.ts'
import type { Entry } from './groups.ts'
import { nodeAt } from './schema-node.ts'
import { Hint } from './hints/hint.tsx'
import { useSettings } from './settings-context.ts'

type Props = {
  entry: Pick<Entry, 'isFixed' | 'isLong' | 'hasDefault'>
  pointer: string
  label: string
  lang?: string | undefined
  /** In place of what the schema says of the field. */
  note?: ReactNode
  /** What shows where a text in another language than English is empty; English where nothing is given. */
  missing?: string
  /** Zone in which days and times are typed. */
  timeZone?: string | undefined
  /** Control in place of the one that the schema asks for. */
  control?: (props: ControlProps) => ReactNode
  /** What else can be done to the field. */
  children?: (saving: ReturnType<typeof useSaving>) => ReactNode
}

/** One field: its control, what is wrong with it, whose change it has, and what somebody else did there meanwhile. */
export function SettingField({ entry, pointer, label, lang, note, missing, timeZone, control, children }: Props) {
  const intl = useIntl()
  const { draft, schema, mayEdit } = useSettings()
  const { held: standing, change } = standingAt(draft, pointer)
  const saving = useSaving(pointer, standing)
  const found = nodeAt(schema, pointer)
  if (!found) return null
  const { node, isRequired } = found
  const isReadOnly = !mayEdit || entry.isFixed === true
  const { value } = saving.held
  const issues = draft.issues.filter(({ field }) => field === pointer)
  const errors = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  // Where nothing stands in English either, English does not show.
  const hasEnglish =
    lang === undefined ||
    !pointer.endsWith(`/${lang}`) ||
    standingAt(draft, `${pointer.slice(0, -lang.length)}en`).held.value !== undefined
  const isMissing = !entry.hasDefault && lang !== undefined && lang !== 'en' && value === undefined && hasEnglish
  const empty = value === undefined ? whenEmpty(pointer, draft, intl) : undefined
  const described = note ?? (node.hint && <Hint of={node.hint} />)
  const hint =
    described === undefined && empty === undefined ? undefined : (
      <>
        {described} {empty}
      </>
    )
  const Control = control ?? ValueControl
  const heldOf = (next: unknown) => (next === undefined ? {} : { value: next })
  // What was overtaken by a publishing stands in the draft as somebody typed it.
  const conflict = saving.conflict ?? change?.overtaken
  const mine = saving.conflict ? saving.held : (change?.held ?? {})
  return (
    <div id={fieldId(pointer)} className={css.field}>
      <Control
        {...{ node, label, value, isRequired, isReadOnly, lang, timeZone }}
        isLong={entry.isLong}
        hint={hint}
        error={errors.length > 0 && !saving.isTyped ? <Sentences of={errors} /> : undefined}
        onChange={(next) => saving.change(heldOf(next))}
        onChoose={(next) => {
          saving.change(heldOf(next))
          void saving.save()
        }}
        onLeave={() => void saving.save()}
      />
      {isMissing ? <p className={css.note}>{missing ?? intl.formatMessage(messages.missing)}</p> : null}
      {warnings.length > 0 && !saving.isTyped ? (
        <Note kind="warning" role="status">
          <Sentences of={warnings} />
        </Note>
      ) : null}
      {isReadOnly ? null : children?.(saving)}
      {conflict && mayEdit ? (
        <ConflictNote
          {...{ pointer, conflict, mine }}
          onMine={() => void saving.keepMine(mine, conflict.stands)}
          onTheirs={saving.takeTheirs}
          change={saving.conflict ? undefined : change}
        />
      ) : (
        <FieldState {...{ label, change, saving, mayEdit }} />
      )}
    </div>
  )
}

/** All that is wrong with a field, each on a line: a list may have something wrong in several entries. */
const Sentences = ({ of: issues }: { of: readonly Draft['issues'][number][] }) =>
  issues.map((issue, at) => (
    <span key={at} className={css.sentence}>
      <IssueSentence of={issue} />
    </span>
  ))
