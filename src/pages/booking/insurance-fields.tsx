import { use, useEffect } from 'react'
import type { OwnInsurance } from '#contract/appointment'
import { selectAnswers } from '#machines/booking/booking.selectors'
import { useApp } from '#src/context/app-context.ts'
import { LaterCardPhotos } from '#src/features/visit-documents/later.tsx'
import { wholeMark } from '#src/features/script-runs.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { insurancePreference } from '#src/storage/insurance-preference.ts'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { SelectField } from '#src/ui/text-field.tsx'
import { Booking, PreferredInsurance, useOffer } from './booking-context.ts'
import { messages } from './insurance.messages.ts'
import { useInsurance } from './use-insurance.ts'
import { messages as whoMessages } from './who.messages.ts'
import * as css from './booking.css.ts'

/** Insurer and plan, where the tenant shows any: optional, and stored on the device for the next booking. */
export function InsuranceFields() {
  const intl = useIntl()
  const { tenant, locale } = useApp()
  const booking = Booking.useActorRef()
  const { insurers, insurer, plan, coverage } = useInsurance()
  const { practitioner } = useOffer()
  useStartingInsurance()
  if (insurers.length === 0) return null

  const setInsurance = (insurance: OwnInsurance | null) => {
    booking.send({ type: 'insurance.changed', insurance })
    // The insurance of another patient is not stored for the next booking.
    if (selectAnswers(booking.getSnapshot()).who !== 'me') return
    void ownInsurance(tenant).keep(insurance)
    void insurancePreference(tenant).answer()
  }
  const plans = insurer?.plans ?? []
  const option = ({ id, name }: { id: string; name: string }) => ({
    value: id,
    label: name,
    ...wholeMark(name, locale.language),
  })
  const hint = coverage && intl.formatMessage(messages[coverage])
  return (
    <>
      <div className={plans.length > 0 ? css.pair : undefined}>
        <SelectField
          label={intl.formatMessage(messages.insurance)}
          mark={intl.formatMessage(whoMessages.optional)}
          hint={hint}
          name="insurer"
          autoComplete="off"
          value={insurer?.id ?? ''}
          onChange={(id) => setInsurance(id ? { insurer_id: id } : null)}
          options={[{ value: '', label: intl.formatMessage(messages.none) }, ...insurers.map(option)]}
        />
        {insurer && plans.length > 0 ? (
          <SelectField
            label={intl.formatMessage(messages.plan)}
            mark={intl.formatMessage(whoMessages.optional)}
            name="plan"
            autoComplete="off"
            value={plan?.id ?? ''}
            onChange={(id) => setInsurance({ insurer_id: insurer.id, ...(id ? { plan_id: id } : {}) })}
            options={[{ value: '', label: intl.formatMessage(messages.unknownPlan) }, ...plans.map(option)]}
          />
        ) : null}
      </div>
      {insurer ? <LaterCardPhotos practitionerId={practitioner.id} /> : null}
    </>
  )
}

/**
 * The initial insurance without an answer: the filter with which the doctor was found, or in an insurer's own app that insurer.
 * Insurers and plans that are no longer offered here are removed.
 */
function useStartingInsurance() {
  const booking = Booking.useActorRef()
  const { insurer_slug } = useApp().init.settings.whitelabel_configs
  const { insurers, isKnown, chosen, insurer, plan } = useInsurance()
  const preference = use(PreferredInsurance)
  const preferred = preference && insurers.find(({ slug }) => slug === preference.insurer)
  const preferredPlan = preferred?.plans.find(({ id }) => id === preference?.plan)?.id
  const own = preferred ?? insurers.find(({ slug }) => slug === insurer_slug)
  useEffect(() => {
    const setInsurance = (insurance: OwnInsurance | undefined) => booking.send({ type: 'insurance.changed', insurance })
    if (chosen === undefined && own)
      setInsurance({ insurer_id: own.id, ...(preferredPlan ? { plan_id: preferredPlan } : {}) })
    if (!chosen || !isKnown) return
    if (!insurer) setInsurance(undefined)
    else if (chosen.plan_id !== undefined && !plan) setInsurance({ insurer_id: insurer.id })
  }, [booking, isKnown, own, preferredPlan, chosen, insurer, plan])
}
