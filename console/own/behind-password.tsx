import { useState } from 'react'
import type { Problem } from '#contract/problem'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { toBase64 } from '../api/encode-password.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { CurrentPassword } from './current-password.tsx'

type Props = {
  name: string
  label: string
  act: (password64: string) => Promise<void>
  /** Words for a refusal that others do not have here. */
  say?: (problem: Problem) => string | undefined
}

/** A button behind the password: whoever sits at an open page does not have it. */
export function BehindPassword({ name, label, act, say }: Props) {
  const checks = useChecks()
  const [password, setPassword] = useState('')
  const form = usePress({
    check: () => checks.required(name, password),
    fields: { credentials_invalid: name },
    act: async () => {
      await act(toBase64(password))
      setPassword('')
    },
    ...(say && { say }),
  })
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <CurrentPassword
          name={name}
          value={password}
          error={form.errorOf(name)}
          onChange={(text) => {
            setPassword(text)
            form.changed()
          }}
        />
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" tone="secondary" busy={form.isBusy}>
            {label}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
