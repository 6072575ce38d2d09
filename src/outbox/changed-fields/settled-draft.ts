import { toTypedPapers } from '#src/features/person/typed-papers.ts'
import { draftStore } from '#src/storage/draft-store.ts'
import type { KindContext } from '../kind.ts'
import type { ChangedFields, Fields } from './changed-fields.ts'
import { profileForm, relativeForm } from './own-forms.ts'

/** The draft of a form of the patient's own: what was typed, and what was saved when it was typed (`src/features/own-forms/merge-draft.ts`). */
type Draft<Typed> = { typed: Typed; base: Typed }

/**
 * A draft over what was sent of it by way of the outbox, the oldest change first: that is what was saved when it was typed, not something that was
 * changed elsewhere. A field that was not as a change says stays.
 */
export function withSettled<Typed extends Record<string, string>>(
  draft: Draft<Typed>,
  changes: readonly ChangedFields[],
): Draft<Typed> {
  const base = changes.reduce<Record<string, string>>((before, change) => {
    const [was, now] = [typedOf(change.was), typedOf(change.now)]
    const names = Object.keys(now).filter((name) => before[name] === was[name])
    return { ...before, ...Object.fromEntries(names.map((name) => [name, now[name] ?? ''])) }
  }, draft.base)
  return { ...draft, base: base as Typed }
}

/** What of a draft is left once a change was answered; undefined where that was all of it. */
export function leftOf<Typed extends Record<string, string>>(
  draft: Draft<Typed>,
  change: ChangedFields,
): Draft<Typed> | undefined {
  const { typed, base } = withSettled(draft, [change])
  return Object.keys(typed).some((name) => typed[name]?.trim() !== base[name]) ? { typed, base } : undefined
}

type OfDevice = Pick<KindContext, 'tenant' | 'storage'>

/** Deletes the draft of the profile once a change was answered that has all of it: the page in which it was typed may have ended before. */
export const settleProfileDraft = (device: OfDevice, change: ChangedFields): Promise<void> =>
  settleDraft(device, profileForm, change)

/** The same for a relative. */
export const settleRelativeDraft = (device: OfDevice, relativeId: string, change: ChangedFields): Promise<void> =>
  settleDraft(device, relativeForm(relativeId), change)

function settleDraft(
  { tenant, storage }: OfDevice,
  { subject, ...form }: ReturnType<typeof relativeForm>,
  change: ChangedFields,
): Promise<void> {
  return draftStore<Draft<Record<string, string>>>(tenant, form, storage).change(subject, (draft) =>
    leftOf(draft, change),
  )
}

/** Fields as a form shows them: a birthday in its own calendar. */
function typedOf(fields: Fields): Record<string, string> {
  const text = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value ?? ''}`]))
  if (!('birthday' in text)) return text
  const { birthday, dob_format } = toTypedPapers({
    birthday: text['birthday'],
    dob_format: text['dob_format'] === 'hijri' ? 'hijri' : 'gregorian',
  })
  return { ...text, birthday, dob_format }
}
