import type { ReactNode } from 'react'
import { Stack, Text } from '#src/ui/layout.tsx'

/** What a row of the last look is about, what it says, and what else there is to say. */
export function Labelled({ label, children, detail }: { label: string; children: ReactNode; detail?: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text tone="quiet" size="1">
        {label}
      </Text>
      <Text weight="medium">{children}</Text>
      {detail ? (
        <Text as="div" tone="quiet" size="1">
          {detail}
        </Text>
      ) : null}
    </Stack>
  )
}
