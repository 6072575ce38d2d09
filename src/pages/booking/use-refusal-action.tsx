import type { ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { messages } from './booking.messages.ts'
import { OtherDoctors } from './other-doctors.tsx'

/** A link for a refusal that nothing on this screen can change. */
export function useRefusalAction(code: ProblemCode | undefined): ReactNode {
  const intl = useIntl()
  const links = useLinks()
  if (code === 'visits_of_doctor_limit') return <OtherDoctors />
  if (code !== 'visits_of_phone_limit' && code !== 'cancellations_of_phone_limit') return null
  return (
    <LinkButton tone="secondary" size="small" href={links.home()}>
      {intl.formatMessage(messages.home)}
    </LinkButton>
  )
}
