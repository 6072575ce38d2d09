import { skipToken, useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { insurerIdentityTypesQuery } from '#src/queries/identity-types.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { messages } from './person.messages.ts'

/** Which kinds of identity documents the patient's insurer asks for (C10), as a hint; undefined without insurance, and until that is known. */
export function useInsurerHint(): string | undefined {
  const app = useApp()
  const intl = useIntl()
  const format = useFormat()
  const { data: own } = useQuery({
    queryKey: keyOf(app, 'own-insurance'),
    queryFn: async () => (await ownInsurance(app.tenant).read()) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  const asked = insurerIdentityTypesQuery(app, own?.insurer_id ?? '')
  const { data: types = [] } = useQuery(own ? asked : { ...asked, queryFn: skipToken })
  if (types.length === 0) return undefined
  return intl.formatMessage(messages.identityInsurer, { kinds: format.list(types.map(({ name }) => name)) })
}
