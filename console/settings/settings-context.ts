import { createContext, use } from 'react'
import type { Draft } from '#contract/console/drafts'
import type { SchemaNode } from './schema-node.ts'

/** What every field of a form has: the draft, the schema, and whether it may be changed. */
export type Settings = { draft: Draft; schema: SchemaNode; mayEdit: boolean }

export const SettingsContext = createContext<Settings | null>(null)

/** The form that a field is part of. */
export function useSettings(): Settings {
  const found = use(SettingsContext)
  if (!found) throw new Error('useSettings outside of SettingsContext')
  return found
}
