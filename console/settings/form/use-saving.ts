import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import type { Conflict, DraftChange, DraftChanged, Held } from '#contract/console/drafts'
import { Problem } from '#contract/problem'
import { useConsole } from '#console/console-context.ts'
import { isSame } from '#console/draft/draft-query.ts'
import { useProblemText } from '#console/form/use-problem-text.ts'
import { TypedValues } from '../typed-values.ts'

/**
 * What is typed in a field until it is in the draft. It is stored only where what was seen still stands there: else what somebody else did is
 * told, and nothing of either is lost.
 *
 * @param standing - what stands in the field by what the page knows
 */
export function useSaving(pointer: string, standing: Held) {
  const { api } = useConsole()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const others = use(TypedValues)
  const [typed, setTyped] = useState<Held>()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  /** What stood there when typing began. */
  const seen = useRef<Held>(undefined)
  /** The newest of what is typed, for a call that ends later. */
  const newest = useRef<Held>(undefined)
  const running = useRef(false)

  const put = (held: Held | undefined) => {
    newest.current = held
    setTyped(held)
    others.put(pointer, held)
  }
  const change = (held: Held) => {
    seen.current ??= standing
    setFailure(undefined)
    put(held)
  }
  const forget = () => {
    seen.current = undefined
    put(undefined)
  }

  const store = async (held: Held): Promise<void> => {
    setSaving(true)
    setFailure(undefined)
    try {
      await api('stageChanges', { body: { changes: [{ pointer, held, expected: seen.current ?? standing }] } })
      seen.current = held
      await queries.invalidateQueries({ queryKey: ['draft'] })
      if (newest.current && isSame(newest.current, held)) forget()
    } catch (problem) {
      const [found] = conflictsOf(problem)
      if (found) {
        setConflict(found)
        await queries.invalidateQueries({ queryKey: ['draft'] })
      } else setFailure(textOf(problem))
    } finally {
      setSaving(false)
    }
  }

  /** Stores what is typed; `held` where it was typed just now. */
  const save = async (held = newest.current): Promise<void> => {
    if (held === undefined || running.current || conflict) return
    if (isSame(held, seen.current ?? standing)) return forget()
    running.current = true
    await store(held)
    running.current = false
    // More may have been typed and left while the call was made.
    if (newest.current && !isSame(newest.current, held) && !isSame(newest.current, seen.current ?? {})) await save()
  }

  return {
    held: typed ?? standing,
    isTyped: typed !== undefined,
    ...{ isSaving, conflict, failure, change, save },
    /** What is typed replaces what somebody else wrote there. */
    keepMine: async (held: Held, stands: Held) => {
      seen.current = stands
      put(held)
      setConflict(undefined)
      running.current = true
      await store(held)
      running.current = false
    },
    takeTheirs: () => {
      setConflict(undefined)
      forget()
    },
    /** Takes a change out of the draft. What patients see stands there from the press on, and what is typed meanwhile is stored upon that. */
    undo: async ({ held, published }: DraftChange) => {
      running.current = true
      setSaving(true)
      seen.current = published
      put(published)
      try {
        await api('discardChange', { body: { pointer, expected: held } })
        await queries.invalidateQueries({ queryKey: ['draft'] })
      } catch (problem) {
        seen.current = held
        if (newest.current && isSame(newest.current, published)) forget()
        throw problem
      } finally {
        setSaving(false)
        running.current = false
        await save()
      }
    },
  }
}

const conflictsOf = (failure: unknown): Conflict[] =>
  failure instanceof Problem && failure.code === 'changed_elsewhere'
    ? ((failure.details as DraftChanged | undefined)?.conflicts ?? [])
    : []
