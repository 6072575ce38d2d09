import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import type { Conflict, DraftChange, DraftChanged, Held } from '#contract/console/drafts'
import { Problem } from '#contract/problem'
import { useConsole } from '#console/console-context.ts'
import { isSame } from '#console/draft/draft-query.ts'
import { useOwnChanges, type Unsaved } from '#console/draft/own-changes.ts'
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
  const others = use(TypedValues)
  const own = useOwnChanges()
  const [typed, setTyped] = useState<Held>()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  /** What the call failed with. */
  const [failure, setFailure] = useState<unknown>()
  /** What stood there when typing began. */
  const seen = useRef<Held>(undefined)
  /** The newest of what is typed, for a call that ends later. */
  const newest = useRef<Held>(undefined)
  /** Whether somebody else's value stands there, as a call may find that ends later. */
  const isOvertaken = useRef(false)
  const running = useRef<Promise<Unsaved | undefined>>(undefined)

  const put = (held: Held | undefined) => {
    newest.current = held
    setTyped(held)
    others.put(pointer, held)
    if (held === undefined) own.type(pointer, undefined)
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
  const decide = (found: Conflict | undefined) => {
    isOvertaken.current = found !== undefined
    setConflict(found)
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
        decide(found)
        await queries.invalidateQueries({ queryKey: ['draft'] })
      } else setFailure(problem)
      throw problem
    } finally {
      setSaving(false)
    }
  }

  /** Stores what is typed, and what is typed meanwhile. */
  const storeTyped = async (): Promise<Unsaved | undefined> => {
    for (;;) {
      const held = newest.current
      if (held === undefined) return undefined
      if (isOvertaken.current) return { pointer }
      if (isSame(held, seen.current ?? standing)) forget()
      else
        try {
          await own.during([[pointer, held]], store(held))
        } catch (cause) {
          if (!isOvertaken.current && isSame(newest.current ?? {}, held)) return { pointer, cause }
        }
    }
  }
  /** Does one thing at a time to the field. */
  const alone = async (work: () => Promise<Unsaved | undefined>) => {
    running.current = work().finally(() => (running.current = undefined))
    return running.current
  }
  const save = () => running.current ?? alone(storeTyped)
  useEffect(() => {
    if (newest.current !== undefined) own.type(pointer, save)
    return () => own.type(pointer, undefined)
  })

  return {
    held: typed ?? standing,
    isTyped: typed !== undefined,
    ...{ isSaving, conflict, failure, change, save },
    /** What is typed replaces what somebody else wrote there. */
    keepMine: async (held: Held, stands: Held) => {
      seen.current = stands
      put(held)
      decide(undefined)
      await save()
    },
    takeTheirs: () => {
      decide(undefined)
      forget()
    },
    /** Takes a change out of the draft. What patients see stands there from the press on, and what is typed meanwhile is stored upon that. */
    undo: async ({ held, published }: DraftChange) => {
      setSaving(true)
      seen.current = published
      put(published)
      const takeBack = async () => {
        try {
          await api('discardChange', { body: { pointer, expected: held } })
          await queries.invalidateQueries({ queryKey: ['draft'] })
        } catch (problem) {
          seen.current = held
          if (newest.current && isSame(newest.current, published)) forget()
          throw problem
        } finally {
          setSaving(false)
        }
      }
      const back = own.during([[pointer, published]], takeBack())
      await alone(() => back.then(nothing, nothing))
      await save()
      await back
    },
  }
}

const nothing = () => undefined

const conflictsOf = (failure: unknown): Conflict[] =>
  failure instanceof Problem && failure.code === 'changed_elsewhere'
    ? ((failure.details as DraftChanged | undefined)?.conflicts ?? [])
    : []
