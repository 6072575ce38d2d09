import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { PressNotice, type Refusal } from './form/press-notice.tsx'
import { Stack } from './layout.tsx'
import { Sheet } from './sheet.tsx'

type Props = {
  title: string
  /** What cannot be taken back, and what does it. */
  act: { label: string; onPress: () => void; isBusy?: boolean }
  /** What leaves everything as it is, as closing the sheet does. */
  keep: string
  onKeep: () => void
  /** Why the act was refused. */
  refusal?: Refusal | undefined
  /** Another way, before the act. */
  instead?: ReactNode
  children: ReactNode
}

/** A sheet that asks before something that cannot be taken back. */
export function SheetQuestion({ title, act, keep, onKeep, refusal, instead, children }: Props) {
  return (
    <Sheet
      title={title}
      open
      onClose={onKeep}
      footer={
        <Stack gap={2}>
          <PressNotice refusal={refusal} />
          {instead}
          <Button tone="danger" size="bar" block busy={act.isBusy === true} onClick={act.onPress}>
            {act.label}
          </Button>
          <Button tone="secondary" size="bar" block onClick={onKeep}>
            {keep}
          </Button>
        </Stack>
      }
    >
      {children}
    </Sheet>
  )
}
