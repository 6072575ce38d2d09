import { Accessibility, ArrowUpDown, Bus, CarTaxiFront, CircleParking, KeyRound, Layers, Shield } from 'lucide-react'
import { amenityNames, type FacilityDetail } from '#contract/facility'
import { OwnScript, OwnScripts } from '#src/features/own-script.tsx'
import { PagePart } from '#src/features/page-part/page-part.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { messages } from './clinic.messages.ts'
import * as css from './clinic.css.ts'

/** Amenities with their notes, ways to pay, and insurers with their plans (N15). */
export function ClinicFacts({ facility }: { facility: FacilityDetail }) {
  const intl = useIntl()
  const format = useFormat()
  const { cash, cheque, credit_card } = facility.payment_methods
  const payments = [
    ...(cash ? [messages.cash] : []),
    ...(credit_card ? [messages.card] : []),
    ...(cheque ? [messages.cheque] : []),
  ]
  return (
    <>
      <Amenities facilities={facility.facilities} />
      {payments.length > 0 ? (
        <PagePart id="payment" title={intl.formatMessage(messages.payment)}>
          <p className={css.sentence}>{format.anyOf(payments.map((message) => intl.formatMessage(message)))}</p>
        </PagePart>
      ) : null}
      <PagePart id="insurance" title={intl.formatMessage(messages.insurance)}>
        <Insurers facility={facility} />
      </PagePart>
    </>
  )
}

const icons = {
  elevator: ArrowUpDown,
  handicap: Accessibility,
  parking: CircleParking,
  publictransport: Bus,
  rta: CarTaxiFront,
  valet: KeyRound,
} as const

function Amenities({ facilities }: Pick<FacilityDetail, 'facilities'>) {
  const intl = useIntl()
  const there = amenityNames.filter((name) => facilities[name])
  const floor = facilities.facilityfloornumber
  if (there.length === 0 && !floor) return null
  return (
    <PagePart id="facilities" title={intl.formatMessage(messages.amenities)}>
      <ul className={css.amenities}>
        {there.map((name) => (
          <Amenity
            key={name}
            icon={icons[name]}
            label={intl.formatMessage(messages[name])}
            note={facilities[`${name}Note`]}
          />
        ))}
        {floor ? <Amenity icon={Layers} label={intl.formatMessage(messages.floor)} note={floor} /> : null}
      </ul>
    </PagePart>
  )
}

function Amenity({ icon, label, note }: { icon: typeof Layers; label: string; note: string }) {
  return (
    <li className={css.amenity}>
      <span className={css.amenityIcon}>
        <Icon of={icon} />
      </span>
      <span className={css.amenityWords}>
        <Text weight="medium">{label}</Text>
        {note ? (
          <Text tone="quiet">
            <OwnScript>{note}</OwnScript>
          </Text>
        ) : null}
      </span>
    </li>
  )
}

function Insurers({ facility: { insuranceLocal, insurancePlans } }: { facility: FacilityDetail }) {
  const intl = useIntl()
  if (insuranceLocal.length === 0) return <p>{intl.formatMessage(messages.noInsurance)}</p>
  return (
    <Rows label={intl.formatMessage(messages.insurance)}>
      {insuranceLocal.map(({ id, name }) => (
        <Row key={id} icon={Shield}>
          <Text weight="medium">
            <OwnScript>{name}</OwnScript>
          </Text>{' '}
          <Text tone="quiet">
            ·{' '}
            <OwnScripts
              names={insurancePlans.filter(({ insurance_id }) => insurance_id === id).map((plan) => plan.name)}
            />
          </Text>
        </Row>
      ))}
    </Rows>
  )
}
