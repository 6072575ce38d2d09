import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { cancelAppointment } from '#src/queries/appointment.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** Cancels a visit that has not begun, after a confirmation. Renders nothing once it has. */
export function CancelVisit({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const now = useNow()
  const [isConfirming, setConfirming] = useState(false)
  // Without a network it fails at once: no patient may believe that they cancelled.
  const cancel = useMutation({ mutationFn: () => cancelAppointment(app, visit.id), networkMode: 'always' })
  const code = useShownCode(cancel.error instanceof Problem ? cancel.error.code : 'unexpected')
  if (now !== null && new Date(visit.start) <= now) return null
  const ask = () => {
    cancel.reset()
    setConfirming(true)
  }
  return (
    <Stack gap={2}>
      <Button tone="danger" block onClick={ask}>
        {intl.formatMessage(messages.cancel)}
      </Button>
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.cancelUntil)}
      </Text>
      <Sheet
        title={intl.formatMessage(messages.cancelTitle)}
        open={isConfirming}
        onClose={() => setConfirming(false)}
        footer={
          <Stack gap={2}>
            <Button tone="danger" size="bar" block busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {intl.formatMessage(messages.cancelNow)}
            </Button>
            <Button tone="secondary" size="bar" block onClick={() => setConfirming(false)}>
              {intl.formatMessage(messages.keep)}
            </Button>
          </Stack>
        }
      >
        <Stack gap={3}>
          <Text as="p" weight="medium" numbers>
            <OwnScript>
              {intl.formatMessage(messages.cancelWhat, {
                when: format.dayAndTime(visit.start, visit.time_zone, now),
                doctor: visit.practitioner.fullName,
              })}
            </OwnScript>
          </Text>
          <p>{intl.formatMessage(messages.cancelWhy)}</p>
          {cancel.isError ? (
            <Note kind="danger" role="alert">
              {intl.formatMessage(problemMessages[code])}
            </Note>
          ) : null}
          <VisuallyHidden>
            <span role="status">{cancel.isPending ? intl.formatMessage(messages.cancelling) : null}</span>
          </VisuallyHidden>
        </Stack>
      </Sheet>
    </Stack>
  )
}
