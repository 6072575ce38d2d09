import type { ConsentQuestion } from '#contract/relative-consent'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './consent.messages.ts'
import { useAnswer } from './use-answer.ts'
import * as css from './consent.css.ts'

/** Who asks, for what, and the two answers. */
export function Question({
  token,
  question: { first_name, expires_at },
}: {
  token: string
  question: ConsentQuestion
}) {
  const intl = useIntl()
  const format = useFormat()
  const { answer, sending, failed } = useAnswer(token)
  const name = <bdi>{first_name}</bdi>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Stack gap={5}>
      <h1>{intl.formatRich(messages.question, { name })}</h1>
      <Panel>
        <Stack gap={3}>
          <p>{intl.formatRich(messages.means, { name })}</p>
          <ul className={css.points}>
            <li>{intl.formatMessage(messages.meansBook)}</li>
            <li>{intl.formatMessage(messages.meansSee)}</li>
            <li>{intl.formatMessage(messages.meansDetails)}</li>
          </ul>
          <Text as="p">{intl.formatMessage(messages.meansNot)}</Text>
          <Text as="p">{intl.formatMessage(messages.meansEnd)}</Text>
        </Stack>
      </Panel>
      {failed ? (
        <Note kind="danger" role="alert">
          {failed}
        </Note>
      ) : null}
      <div className={css.answers}>
        <Button size="bar" block busy={sending === 'yes'} onClick={() => answer('yes')}>
          {intl.formatMessage(messages.yes)}
        </Button>
        <Button tone="secondary" size="bar" block busy={sending === 'no'} onClick={() => answer('no')}>
          {intl.formatMessage(messages.no)}
        </Button>
      </div>
      {expires_at ? (
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(messages.until, { day: format.longDay(expires_at, timeZone) })}
        </Text>
      ) : null}
    </Stack>
  )
}
