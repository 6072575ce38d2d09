import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Draft, Held } from '#contract/console/drafts'
import { isSame } from './draft-query.ts'

/** What keeps something of this page out of the draft: what the call failed with; no `cause` where somebody else's value stands at the field. */
export type Unsaved = { pointer: string; cause?: unknown }

/** What a field is changed to; nothing where the page does not know, as of a file. */
type Change = readonly [pointer: string, held: Held | undefined]

/**
 * What this page has changed of the draft, is changing, and has typed in it. Whoever publishes waits for these, and is not told of them as of
 * somebody else's.
 */
function createOwnChanges() {
  const written = new Map<string, Held | undefined>()
  const typed = new Map<string, () => Promise<Unsaved | undefined>>()
  const running = new Set<Promise<Unsaved | undefined>>()
  return {
    written: written as ReadonlyMap<string, Held | undefined>,
    /** Notes a call that changes the draft, until the page shows what has become of it. */
    during: async <Done>(changes: readonly Change[], work: Promise<Done>): Promise<Done> => {
      for (const [pointer, held] of changes) written.set(pointer, held)
      const outcome = work.then(
        () => undefined,
        (cause: unknown) => ({ pointer: changes[0]?.[0] ?? '', cause }),
      )
      running.add(outcome)
      return work.finally(() => running.delete(outcome))
    },
    /** Notes how what is typed in a field is stored; without `save` nothing is typed there any more. */
    type: (pointer: string, save: (() => Promise<Unsaved | undefined>) | undefined) => {
      if (save) typed.set(pointer, save)
      else typed.delete(pointer)
    },
    /** Waits for what is on its way to the draft, and answers with what did not get there. */
    settle: async ({ withTyped }: { /** Stores what is typed, too. */ withTyped: boolean }): Promise<Unsaved[]> => {
      const left = new Map<string, Unsaved>()
      for (;;) {
        const open = withTyped ? [...typed].filter(([pointer]) => !left.has(pointer)) : []
        if (open.length === 0 && running.size === 0) return [...left.values()]
        const found = await Promise.all([...open.map(([, save]) => save()), ...running])
        for (const each of found) if (each) left.set(each.pointer, each)
      }
    },
  }
}

type OwnChanges = ReturnType<typeof createOwnChanges>
const byPage = new WeakMap<QueryClient, OwnChanges>()

/** Those of this page, beside what it has read of the draft. */
export function useOwnChanges(): OwnChanges {
  const queries = useQueryClient()
  const own = byPage.get(queries) ?? createOwnChanges()
  byPage.set(queries, own)
  return own
}

/**
 * Whether a draft differs from the one that was seen in nothing but what this page wrote itself.
 *
 * @param written - what it wrote last, by pointer
 */
export function isChangedHereAlone(seen: Draft, now: Draft, written: ReadonlyMap<string, Held | undefined>): boolean {
  if (seen.version?.number !== now.version?.number) return false
  const before = new Map(seen.changes.map(({ pointer, held }) => [pointer, held]))
  const after = new Map(now.changes.map(({ pointer, held }) => [pointer, held]))
  return [...before.keys(), ...after.keys()].every((pointer) => {
    const [was, is] = [before.get(pointer), after.get(pointer)]
    if (was && is && isSame(was, is)) return true
    const own = written.get(pointer)
    // A change that is back at what patients see is none.
    return written.has(pointer) && (!is || !own || isSame(is, own))
  })
}
