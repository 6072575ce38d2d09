import { useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'

/** Loads the words of one catalogue that few pages of the console have. */
export function useCatalogue(name: 'content' | 'issues' | 'usage') {
  const intl = useIntl()
  return useQuery({
    queryKey: ['catalogue', name, intl.locale.language],
    queryFn: async () => {
      await intl.load(name)
      return true
    },
    staleTime: Infinity,
  })
}
