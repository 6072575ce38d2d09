import { useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'

/** Loads the words of pages of content, and of lists in forms, which no other page has. */
export function useContentWords() {
  const intl = useIntl()
  return useQuery({
    queryKey: ['catalogue', 'content', intl.locale.language],
    queryFn: async () => {
      await intl.load('content')
      return true
    },
    staleTime: Infinity,
  })
}
