import { DeviceCheck } from '#src/features/device-check/device-check.tsx'
import type { OwnMediaStore } from '#src/features/device-check/own-media.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { Telemedicine } from './telemedicine-context.ts'

/** Camera and sound, before the room or another provider's page. */
export function DevicesStep({ media }: { media: OwnMediaStore }) {
  const telemedicine = Telemedicine.useActorRef()
  return (
    <DeviceCheck
      store={media}
      heading={(text) => <StepHeading>{text}</StepHeading>}
      onReady={() => telemedicine.send({ type: 'devices.checked' })}
    />
  )
}
