import { useMutation } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { setVisitConsent } from '#src/queries/appointment.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from '../consent.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** What the patient agreed to when they booked: taken back, and given again where it is missing (C59, S11). */
export function VisitConsent({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const setting = useMutation({
    mutationFn: (isGiven: boolean) => setVisitConsent(app, visit.id, isGiven),
    networkMode: 'always',
  })
  const code = useShownCode(setting.error instanceof Problem ? setting.error.code : 'unexpected')
  if (visit.fg_consent === undefined) return null
  const failure = setting.isError ? (
    <Note kind="danger" role="alert">
      {intl.formatMessage(problemMessages[code])}
    </Note>
  ) : null
  if (!visit.fg_consent)
    return (
      <Note
        kind="warning"
        role="status"
        title={intl.formatMessage(messages.missing)}
        actions={
          <Button size="small" busy={setting.isPending} onClick={() => setting.mutate(true)}>
            {intl.formatMessage(messages.agree)}
          </Button>
        }
      >
        <p>{intl.formatMessage(messages.missingWhy)}</p>
        {failure}
      </Note>
    )
  return (
    <div role="status">
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.given, {
          when: format.longDay(visit.consented_at ?? visit.created_at ?? visit.start, visit.time_zone),
        })}
      </Text>
      <TextButton disabled={setting.isPending} onClick={() => setting.mutate(false)}>
        {intl.formatMessage(messages.withdraw)}
      </TextButton>
      {failure}
    </div>
  )
}
