import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { faultSummary } from '#src/ui/form/fault-summary.ts'
import type { Checked, Faults } from '#src/ui/form/faults.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { ownDraft, type OwnForm } from './own-draft.ts'
import { hiddenOf, isTyped, mergeDraft, toKept, withIts, type KeptForm } from './merge-draft.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { type RefusedAs, useRefusedFields } from './parts/use-refused-fields.ts'

type OwnFormOptions<Typed, Values, Saved, Fault extends string> = {
  form: OwnForm
  /** What is saved. */
  initial: Typed
  /** What was typed before and not saved. */
  kept?: KeptForm<Typed> | undefined
  /** What is saved now, asked for before it is written over; undefined where nobody can be asked, and `save` sees to it. */
  readSaved?: () => Promise<Typed | undefined>
  /** Undefined where the code that checks could not be loaded. */
  check: (typed: Typed) => Promise<Checked<Values, keyof Typed & string, Fault> | undefined>
  /** Looks for faults elsewhere before it is saved. */
  ask?: (values: Values) => Promise<Faults<keyof Typed & string, Fault>>
  save: (values: Values) => Promise<Saved>
  /** At which fields, and in which words, a refusal of what is saved is shown. */
  refusedAs?: RefusedAs<keyof Typed & string, Fault>
  /** Called when it is saved and the draft is gone. */
  onSaved: (saved: Saved) => Promise<void> | void
  label: (name: keyof Typed & string) => string
  /** The sentence at a field with a fault. */
  explain: (name: keyof Typed & string, fault: Fault) => string
}

/** A press that has saved nothing: something was saved elsewhere since, and is shown now. */
class StaleForm extends Error {}

/** A form of the patient's own. What was typed is kept on the device until it is saved; a press that is refused says why. */
export function useOwnForm<Typed extends Record<string, string>, Values, Saved, Fault extends string>({
  form: { machine, version, subject },
  initial,
  kept,
  readSaved,
  check,
  ask,
  save,
  refusedAs,
  onSaved,
  label,
  explain,
}: OwnFormOptions<Typed, Values, Saved, Fault>) {
  type Name = keyof Typed & string
  const intl = useIntl()
  const format = useFormat()
  const { tenant } = useApp()
  const draft = ownDraft<KeptForm<Typed>>(tenant, { machine, version, subject })
  const [begun] = useState(() => mergeDraft(initial, kept ?? { typed: initial, base: initial }))
  const [typed, setTyped] = useState(begun.values)
  // What was saved when it was typed, and what is saved now. They are the same once the patient has decided where both differ.
  const base = useRef(begun.conflicts.length > 0 && kept ? kept.base : initial)
  const saved = useRef(initial)
  const [stale, setStale] = useState(begun.isStale ? begun.conflicts : undefined)
  // What was typed into fields that are not shown.
  const hidden = useRef(kept && hiddenOf(initial, kept))
  // What was typed last: a check may come before the next rendering.
  const latest = useRef(typed)
  // What was typed when it was saved last.
  const pressed = useRef(typed)
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const refused = useRefusedFields<Name, Fault>(refusedAs)
  const saving = useMutation({
    mutationFn: async (values: Values) => {
      await refuseStale()
      pressed.current = latest.current
      return save(values)
    },
    // Without a network it fails at once: nobody may believe that it is saved.
    networkMode: 'always',
    onSuccess: async (answer) => {
      setStale(undefined)
      // What was typed into fields that are not shown is not saved.
      if (hidden.current && isTyped(hidden.current)) await draft.keep(hidden.current)
      else await draft.discard()
      await onSaved(answer)
    },
    onError: (failure) => {
      refuse()
      if (refused.note(failure, pressed.current)) void form.showFaults()
    },
  })
  const form = useForm<Values, Name, Fault>({
    check: async () => refused.recall(await check(latest.current), latest.current),
    ...(ask && { ask }),
    onPassed: (values) => (stale?.length ? refuse() : saving.mutate(values)),
    onRefused: refuse,
  })

  const change = (changed: Partial<Typed>) => {
    latest.current = { ...latest.current, ...changed }
    hideShown()
    setTyped(latest.current)
    void draft.keep(toKept(withHidden(latest.current, base.current)))
    void form.changed()
  }
  const withHidden = (typed: Typed, base: Typed): KeptForm<Typed> => ({
    typed: { ...hidden.current?.typed, ...typed },
    base: { ...hidden.current?.base, ...base },
  })
  const hideShown = () => {
    hidden.current &&= hiddenOf(latest.current, hidden.current)
  }
  /** Throws `StaleForm` where something was saved elsewhere since, and shows it in the form. */
  const refuseStale = async () => {
    if (!readSaved) return
    const now = await readSaved()
    if (!now) return
    const { values, isStale, conflicts } = mergeDraft(now, withHidden(latest.current, base.current))
    saved.current = now
    if (!isStale) return
    if (conflicts.length === 0) base.current = now
    setStale(conflicts)
    change(values)
    throw new StaleForm()
  }
  const keep = (which: 'saved' | 'typed') => {
    const taken = which === 'saved' ? (stale ?? []).flatMap(withIts) : []
    base.current = saved.current
    setStale(undefined)
    change(Object.fromEntries(taken.map((name) => [name, saved.current[name]])) as Partial<Typed>)
  }
  /** Shows what is saved now, and of what was typed what is another than `before`. */
  const showBelow = (now: Typed, before: Typed) => {
    latest.current = mergeDraft(now, withHidden(latest.current, before)).values
    base.current = now
    saved.current = now
    hideShown()
    setTyped(latest.current)
  }
  /** Shows all that is saved in place of a part of it that was older. Where both differ from what was typed the patient decides. */
  const showWhole = (now: Typed) => {
    const before = withHidden(latest.current, base.current)
    const { conflicts } = mergeDraft(now, before)
    showBelow(now, base.current)
    setStale(conflicts.length > 0 ? conflicts : undefined)
    if (conflicts.length > 0) base.current = { ...now, ...before.base }
  }
  const errorOf = (name: Name) => {
    const fault = form.faults[name]
    return fault && explain(name, fault)
  }
  const problemText = () => {
    if (form.isUnchecked) return intl.formatMessage(problemMessages.unavailable)
    if (stale?.length) return intl.formatMessage(messages.staleChoose)
    if (saving.error instanceof StaleForm) return intl.formatMessage(messages.staleCheck)
    const failed = saving.error && (saving.error instanceof Problem ? saving.error.code : 'unexpected')
    return failed ? intl.formatMessage(problemMessages[failed]) : undefined
  }
  const text =
    faultSummary(form.wrong, {
      one: (name) => `${label(name)}: ${errorOf(name) ?? ''}`,
      several: (names) => intl.formatMessage(messages.checkFields, { fields: format.list(names.map(label)) }),
    }) ?? problemText()

  return {
    typed,
    change,
    errorOf,
    /** What a field with one text needs. */
    field: (name: Name) => ({
      name,
      label: label(name),
      value: typed[name] ?? '',
      error: errorOf(name),
      onChange: (value: string) => change({ [name]: value } as Partial<Typed>),
    }),
    /** What was saved elsewhere meanwhile, for `StaleNote`. */
    stale: stale && { labels: stale.map(label), keep },
    /** Shows what the last press has saved, and what was typed since. */
    show: (values: Typed) => showBelow(values, pressed.current),
    /** Shows what is saved now below what was typed and is not saved. */
    rebase: (values: Typed) => showBelow(values, base.current),
    showWhole,
    discard: draft.discard,
    submit: () => void form.submit(),
    isSaving: saving.isPending || form.isAsking,
    /** Why the last press was refused, in words. */
    refusal: (text ? { text, attempt } : undefined) satisfies Refusal | undefined,
  }
}
