import { useId, type ReactNode } from 'react'
import { Stack, Text } from '#src/ui/layout.tsx'

/** One part of the settings, under its heading. */
export function Section({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{heading}</h2>
        {lead ? (
          <Text as="p" tone="quiet">
            {lead}
          </Text>
        ) : null}
        {children}
      </Stack>
    </section>
  )
}
