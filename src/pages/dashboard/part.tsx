import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'

type PartProps<Data> = {
  heading: string
  of: Pick<UseQueryResult<Data>, 'data' | 'error' | 'fetchStatus' | 'isError' | 'refetch'>
  /** In its place without a network: what this device has kept of it. */
  offline?: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of the overview under its heading; until it is there, why it is not. The other parts do not wait for it. */
export function Part<Data>({ heading, of, offline = <PartOffline />, children }: PartProps<Data>) {
  return (
    <Stack as="section" gap={3}>
      <h2>{heading}</h2>
      {of.data === undefined ? <PartMissing of={of} offline={offline} /> : children(of.data)}
    </Stack>
  )
}

/** Of what this device has kept nothing. */
export function PartOffline() {
  const intl = useIntl()
  return <Quiet>{intl.formatMessage(messages.partOffline)}</Quiet>
}

function PartMissing({ of, offline }: { of: PartProps<unknown>['of']; offline: ReactNode }) {
  const intl = useIntl()
  const { isError, refetch } = of
  if (useWithoutNetwork(of)) return offline
  if (!isError)
    return (
      <Loading label={intl.formatMessage(messages.loading)}>
        <Skeleton block="72px" radius="card" />
      </Loading>
    )
  return (
    <div role="alert">
      <Quiet>
        {intl.formatMessage(messages.failed)}{' '}
        <TextButton onClick={() => void refetch()}>{intl.formatMessage(messages.retry)}</TextButton>
      </Quiet>
    </div>
  )
}

/** A sentence in place of what there is none of. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text as="p" tone="quiet">
      {children}
    </Text>
  )
}
