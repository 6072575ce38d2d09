import { useRouterState } from '@tanstack/react-router'

/** True from the start of a navigation until the page is there or has failed (S01). */
export function usePageLoading(): boolean {
  return useRouterState({ select: ({ isLoading }) => isLoading })
}
