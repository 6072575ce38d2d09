import { Copy } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../calendar-link.messages.ts'
import * as css from '../calendar-link.css.ts'

/** A link that was made now: it is shown this once. */
export function NewLink({ url }: { url: string }) {
  const intl = useIntl()
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(intl.formatMessage(messages.copied)),
      () => toast(intl.formatMessage(messages.notCopied)),
    )
  return (
    <Stack gap={2}>
      <TextField
        label={intl.formatMessage(messages.link)}
        hint={intl.formatMessage(messages.secret)}
        name="calendar-link"
        dir="ltr"
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
        // Who does not see it appear above the button is told of it, and of what to do with it.
        ref={focusOn}
      />
      <div className={css.actions}>
        <LinkButton size="small" href={url.replace(/^https?:/, 'webcal:')}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
        <Button tone="secondary" size="small" icon={Copy} onClick={() => void copy()}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </Stack>
  )
}

const focusOn = (field: HTMLElement | null) => field?.focus()
