import { useRouterState } from '@tanstack/react-router'

/** True from the start of a change of page until it is there or has failed (S01). */
export function usePageLoading(): boolean {
  return useRouterState({ select: ({ isLoading }) => isLoading })
}
