import { useEffect, useRef, type ReactNode } from 'react'
import { Stack, Text } from '#src/ui/layout.tsx'
import * as css from './account.css.ts'

/** One step of the way in: heading, a sentence, and what is asked for. `isFocusElsewhere`: the step begins in its own field. */
export function AccountStep({
  heading,
  lead,
  isFirst = false,
  isFocusElsewhere = false,
  children,
}: {
  heading: string
  lead: ReactNode
  /** The page has just been opened: the browser decides where its focus is. */
  isFirst?: boolean
  isFocusElsewhere?: boolean
  children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst && !isFocusElsewhere) title.current?.focus()
  }, [isFirst, isFocusElsewhere])
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={title} tabIndex={-1} className={css.heading}>
          {heading}
        </h1>
        <Text as="p" tone="quiet">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
