import type { ReactNode } from 'react'
import type { SecondStep, StaffSession } from '#contract/console/staff'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import type { usePress } from '../form/use-press.ts'

/** One way through the second step of a sign-in. */
export type StepProps = { first: SecondStep; onEntered: (session: StaffSession) => void }

type Props = { form: ReturnType<typeof usePress>; label: string; name?: string; children: ReactNode }

/** The form of a way, with its button and why it was refused. */
export function StepForm({ form, label, name, children }: Props) {
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        {children}
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block name={name} busy={form.isBusy}>
            {label}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
