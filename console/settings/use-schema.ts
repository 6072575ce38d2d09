import { useQuery } from '@tanstack/react-query'
import { useConsole } from '#console/console-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { withHints } from './hints/with-hints.ts'

/** The schema of a tenant's file, and the sentences below its fields in the language of the console. */
export function useSchema() {
  const intl = useIntl()
  const { api } = useConsole()
  return useQuery({
    queryKey: ['tenant-schema', intl.locale.language],
    queryFn: async () => {
      const [schema] = await Promise.all([api('tenantSchema'), intl.load('hints')])
      return withHints(schema)
    },
    staleTime: Infinity,
  })
}
