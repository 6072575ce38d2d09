import { wallClock } from '#contract/wall-clock'
import { longZone } from '#src/i18n/long-zone.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './quiet-hours.messages.ts'

type Props = {
  /** In which the hours were set. */
  timeZone: string
  /** They are to be hours of this device's zone. */
  onBring: () => void
}

/** By which clock quiet hours are: that of this device, or of a zone that it has left, from which they can be brought here. */
export function QuietZone({ timeZone, onBring }: Props) {
  const intl = useIntl()
  const now = useNow()
  const elsewhere = now ? nameElsewhere(timeZone, now, intl.locale.intl) : undefined
  const detail = (
    <Text as="p" tone="quiet" size="1">
      {elsewhere === undefined ? `${intl.formatMessage(messages.clock)} ` : null}
      {intl.formatMessage(messages.detail)}
    </Text>
  )
  if (elsewhere === undefined) return detail
  return (
    <>
      <Note
        kind="warning"
        title={intl.formatMessage(messages.elsewhere, { zone: elsewhere })}
        actions={
          <Button size="small" tone="secondary" onClick={onBring}>
            {intl.formatMessage(messages.bring)}
          </Button>
        }
      >
        {intl.formatMessage(messages.elsewhereWhy)}
      </Note>
      {detail}
    </>
  )
}

/** What a zone is called whose clock is not this device's; undefined where it shows the same, or the browser does not know it. */
function nameElsewhere(timeZone: string, now: Date, locale: string): string | undefined {
  try {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const [here, there] = [wallClock(now.toISOString(), own), wallClock(now.toISOString(), timeZone)]
    if (here.days === there.days && here.minute === there.minute) return undefined
    return longZone(locale, timeZone, now)
  } catch {
    return undefined
  }
}
