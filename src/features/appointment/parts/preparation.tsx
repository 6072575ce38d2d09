import { BatteryCharging, Armchair, DoorOpen, IdCard, Pill, ShieldCheck, Volume2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'
import * as css from '../appointment.css.ts'

/** What to bring along or to prepare, by the kind of visit. */
export function Preparation({ visit }: { visit: ShownVisit }) {
  if (visit.consultation_type === 'telemedicine') return <BeforeVideo />
  return visit.consultation_type === 'homecare' ? <BeforeHome /> : <Bring visit={visit} />
}

function Bring({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  return (
    <List title={intl.formatMessage(messages.bring)}>
      <Fact icon={IdCard}>{intl.formatMessage(messages.bringId)}</Fact>
      <Fact icon={ShieldCheck}>
        {intl.formatMessage(visit.insurance ? messages.bringOwnInsurance : messages.bringInsurance)}
      </Fact>
      <Fact icon={Pill}>{intl.formatMessage(messages.bringMedicines)}</Fact>
    </List>
  )
}

function BeforeVideo() {
  const intl = useIntl()
  return (
    <List title={intl.formatMessage(messages.video)}>
      <Fact icon={Volume2}>{intl.formatMessage(messages.videoQuiet)}</Fact>
      <Fact icon={BatteryCharging}>{intl.formatMessage(messages.videoCharge)}</Fact>
    </List>
  )
}

function BeforeHome() {
  const intl = useIntl()
  return (
    <List title={intl.formatMessage(messages.beforeHome)}>
      <Fact icon={DoorOpen}>{intl.formatMessage(messages.homeDoor)}</Fact>
      <Fact icon={Armchair}>{intl.formatMessage(messages.homePlace)}</Fact>
      <Fact icon={IdCard}>{intl.formatMessage(messages.homeCards)}</Fact>
    </List>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{title}</h2>
        <ul className={css.facts}>{children}</ul>
      </Stack>
    </Panel>
  )
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.factIcon}>
        <Icon of={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}
