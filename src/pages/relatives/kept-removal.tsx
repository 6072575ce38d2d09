import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { takeRemovalBack } from '#src/queries/own-relatives.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './relatives.messages.ts'

/** Says that the removal of a relative is not sent yet, and takes it back. */
export function KeptRemoval({ relative: { id, first_name: name } }: { relative: Relative }) {
  const intl = useIntl()
  const app = useApp()
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const takingBack = useMutation({
    mutationFn: () => takeRemovalBack(app, id),
    networkMode: 'always',
    onSuccess: (isTakenBack) => (isTakenBack ? undefined : refuse()),
    onError: refuse,
  })
  return (
    <Stack gap={2}>
      <Note
        kind="warning"
        role="status"
        title={intl.formatMessage(messages.removalKept, { name })}
        actions={
          <Button size="small" tone="secondary" busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
            {intl.formatMessage(messages.keep, { name })}
          </Button>
        }
      >
        {intl.formatMessage(messages.removalKeptWhy)}
      </Note>
      <PressNotice
        refusal={
          attempt > 0 && !takingBack.isPending ? { text: intl.formatMessage(messages.removalSent), attempt } : undefined
        }
      />
    </Stack>
  )
}
