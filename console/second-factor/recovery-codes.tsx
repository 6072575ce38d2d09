import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { saveFile } from '../ui/save-file.ts'
import * as css from './second-factor.css.ts'
import { messages } from './second-factor.messages.ts'

type Props = { codes: readonly string[]; email: string; onKept: () => void }

/** Ten recovery codes, shown once, to copy or to store as a file. */
export function RecoveryCodes({ codes, email, onKept }: Props) {
  const intl = useIntl()
  const { brand, tenant } = useConsole()
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  // They take the place of the button that was pressed.
  useEffect(() => heading.current?.focus(), [])
  const text = [intl.formatMessage(messages.fileHeading, { brand, email }), '', ...codes, ''].join('\n')
  const save = () => saveFile(`${tenant}-recovery-codes.txt`, 'text/plain', text)
  // Where the browser lets nothing into its clipboard, the file is what is left.
  const copy = () =>
    navigator.clipboard.writeText(text).then(() => void toast(intl.formatMessage(messages.copied)), save)
  return (
    <Stack gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        {intl.formatMessage(messages.keepHeading)}
      </h2>
      <p>{intl.formatMessage(messages.keepLead)}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline wrap gap={2}>
        {window.isSecureContext ? (
          <Button tone="secondary" size="small" icon={Copy} onClick={() => void copy()}>
            {intl.formatMessage(messages.copy)}
          </Button>
        ) : null}
        <Button tone="secondary" size="small" icon={Download} onClick={save}>
          {intl.formatMessage(messages.download)}
        </Button>
      </Inline>
      <Button block onClick={onKept}>
        {intl.formatMessage(messages.kept)}
      </Button>
    </Stack>
  )
}
