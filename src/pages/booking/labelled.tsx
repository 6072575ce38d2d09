import type { ReactNode } from 'react'
import { Stack, Text } from '#src/ui/layout.tsx'

/** A row of the last step: its label, its value, and a detail. */
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
