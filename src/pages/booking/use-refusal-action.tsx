import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Inline } from '#src/ui/layout.tsx'
import { messages } from './booking.messages.ts'
import { OtherDoctors } from './other-doctors.tsx'
import { messages as who } from './who.messages.ts'

/** Links for a refusal that nothing on this screen can change: to what can be changed, or to another doctor. */
export function useRefusalAction(code: ProblemCode | undefined): ReactNode {
  const intl = useIntl()
  const links = useLinks()
  const app = useApp()
  const queryClient = useQueryClient()
  const appointments = (
    <LinkButton tone="secondary" size="small" href={links.path('dashboard/appointments')}>
      {intl.formatMessage(messages.appointments)}
    </LinkButton>
  )
  if (code === 'gone') return <OtherDoctors />
  if (code === 'visits_of_doctor_limit' || code === 'visits_of_facility_limit')
    return (
      <Inline gap={2} wrap>
        <OtherDoctors />
        {appointments}
      </Inline>
    )
  if (code === 'relative_consent_needed')
    return (
      <LinkButton
        tone="secondary"
        size="small"
        href={links.path('dashboard/relatives')}
        // What is known of them here is no longer true.
        onClick={() => void queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })}
      >
        {intl.formatMessage(who.toRelatives)}
      </LinkButton>
    )
  // A guest finds there what was booked on this device.
  if (code === 'idempotency_key_reused' || code === 'visits_of_phone_limit') return appointments
  if (code !== 'cancellations_of_phone_limit') return null
  return (
    <LinkButton tone="secondary" size="small" href={links.home()}>
      {intl.formatMessage(messages.home)}
    </LinkButton>
  )
}
