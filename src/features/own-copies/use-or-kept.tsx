import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import type { OwnCopies } from '#src/session/to-own-copies.ts'
import { Text } from '#src/ui/layout.tsx'
import { OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { OwnMissing } from './own-missing.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useWithoutNetwork } from './use-without-network.ts'

type Read<Value> = { data: Value | undefined } & Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isError' | 'refetch'>

/**
 * What is read of the patient's own, or without a network what this device has kept of it, of which the strip at the top says how old it is.
 * `missing` stands in the place of both: `none` where this device has no copy.
 */
export function useOrKept<Name extends keyof OwnCopies>(
  name: Name,
  of: Read<OwnCopies[Name]>,
  none: ReactNode = <NotKept />,
): { shown: OwnCopies[Name] | undefined; missing: ReactNode } {
  const { data: copy } = useQuery({ ...ownCopyQuery(useApp(), name), enabled: useWithoutNetwork(of) })
  const shown = of.data ?? copy?.value
  const offline = copy === null ? none : <OwnSkeleton />
  return { shown, missing: shown === undefined ? <OwnMissing of={of} offline={offline} /> : null }
}

/** In place of one part of a page, in one line. */
function NotKept() {
  const intl = useIntl()
  return (
    <Text as="p" tone="quiet">
      {intl.formatMessage(messages.offlineWhy)}
    </Text>
  )
}
