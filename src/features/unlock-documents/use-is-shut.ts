import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { accessQuery, asksForCode } from '#src/queries/own-document-access.ts'

/** Whether the documents ask for their code now; it changes by itself when their time is over. */
export function useIsShut(): boolean {
  const app = useApp()
  const { data: access = null } = useQuery(accessQuery(app))
  return access === 'over' || access === 'shut' || (asksForCode(app) && access === null)
}
