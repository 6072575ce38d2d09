import { RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'
import * as css from '../appointment.css.ts'

/** Leads to the booking of the same visit: its kind, place and service, and for whom it was. */
export function BookAgain({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  const { patient } = visit
  const href = links.book(visit.practitioner, kindOf(visit))
  // The address names nobody: a relative is chosen on this device, as from the list of relatives, and nobody where the visit was for oneself.
  const choose = async () => {
    const relativeId = patient?.patient_relative_id
    await sessionStore(tenant).bookFor(relativeId ? { relativeId, name: patient?.first_name ?? '' } : undefined)
  }
  const press = (event: MouseEvent) => {
    if (patient === undefined) return
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!isElsewhere) event.preventDefault()
    void choose().finally(() => !isElsewhere && go(href))
  }
  return (
    <Anchor className={css.action} href={href} onClick={press}>
      <Icon of={RotateCcw} />
      {intl.formatMessage(messages.bookAgain)}
    </Anchor>
  )
}

/** The same kind of visit; only the doctor, where this device does not know more of it. */
const kindOf = ({ facility, service_id, consultation_type, patient }: ShownVisit) =>
  service_id === undefined
    ? undefined
    : {
        ...{ facility_id: facility.id, service_id, consultation_type },
        isForOther: patient?.is_for_other === true && patient.patient_relative_id === undefined,
      }
