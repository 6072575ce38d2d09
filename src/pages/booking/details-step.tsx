import { useEffect } from 'react'
import type { PatientForm } from '#contract/appointment'
import { selectAnswers, selectChosen, selectIsBusy, selectProblem } from '#machines/booking/booking.selectors'
import type { BookingAnswers } from '#machines/booking/booking.types'
import { codeRegionsOf } from '#contract/code-regions'
import type { ProblemCode } from '#contract/problem'
import { longestText } from '#contract/text-limits'
import { useApp } from '#src/context/app-context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { DateField } from '#src/ui/date-field.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/text-field.tsx'
import { Booking } from './booking-context.ts'
import { BookingStep } from './booking-step.tsx'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { checkPatient } from './check-patient.ts'
import { ChosenOverlap } from './chosen-overlap.tsx'
import { messages } from './who.messages.ts'
import { usePlatformCheck } from '#src/features/person/use-platform-check.ts'
import { ReloadButton } from '#src/features/refused-call/reload-button.tsx'
import { useCallingCodes } from '#src/features/phone/calling-codes.ts'
import { isProvenPhone } from './answers-for.ts'
import { shownAs, toPatientCheck, type FieldFault, type FieldName } from './details-form.ts'
import { InsuranceFields } from './insurance-fields.tsx'
import { faultSummary } from '#src/ui/form/fault-summary.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { SignInOffer } from './sign-in-offer.tsx'
import { useRefusal } from './use-refusal.ts'
import { WhoRows } from './who-rows.tsx'
import * as css from './booking.css.ts'

const faultMessages: Record<FieldFault, MessageDescriptor> = {
  required: messages.errorRequired,
  name: messages.errorName,
  tooLong: messages.errorTooLong,
  phone: messages.errorPhone,
  phoneCountry: problemMessages.phone_country_not_served,
  email: messages.errorEmail,
  birthday: messages.errorBirthday,
  birthdayParts: messages.errorBirthdayParts,
  text: messages.errorText,
}

/**
 * Second step: who the patient is and how to reach them. Validated when the patient continues, and from then on while typing.
 */
export function DetailsStep() {
  const intl = useIntl()
  const format = useFormat()
  const booking = Booking.useActorRef()
  const answers = Booking.useSelector(selectAnswers)
  const chosen = Booking.useSelector(selectChosen)
  const isBusy = Booking.useSelector(selectIsBusy)
  const callingCodes = useCallingCodes()
  const isOnline = useOnline()
  const refusedPhone = Booking.useSelector((state) => ofPhone(selectProblem(state)?.code))
  const { refuse, attempt, toRefusal } = useRefusal()
  const proof = Booking.useSelector(({ context }) => context.proof)
  const isProven = isProvenPhone(answers.phone, proof)
  const isHomecare = chosen?.slot.consultation_type === 'homecare'

  useEffect(() => {
    if (refusedPhone) focusOn(fieldNamed('phone'))
  }, [refusedPhone])

  // Loaded while the form is filled in: the network may be gone by its end.
  useEffect(() => void loadPhones(), [])

  const regions = codeRegionsOf(useApp().init.settings.whitelabel_configs)
  const platform = usePlatformCheck<PatientForm, FieldName, FieldFault>({ toForm: toPatientCheck, shownAs })
  const form = useForm<PatientForm, FieldName, FieldFault>({
    check: async () => {
      const checked = await checkPatient(booking.getSnapshot().context, regions)
      return checked && platform.recall(checked)
    },
    ask: platform.ask,
    onPassed: (patient) => booking.send({ type: 'details.confirmed', patient }),
    onRefused: refuse,
  })
  const { faults, wrong } = form
  const change = (changed: Partial<BookingAnswers>) => {
    booking.send({ type: 'answers.changed', answers: changed })
    void form.changed()
  }
  // A country to which no codes are texted is reported before anything else is filled in.
  const lookAtCountry = () => {
    if (booking.getSnapshot().context.answers.phone.trim()) void form.lookFor('phone', 'phoneCountry')
  }
  const field = (name: Exclude<keyof BookingAnswers, 'who' | 'relativeId' | 'gender'>) => ({
    name,
    value: answers[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  })
  const errorOf = (name: FieldName) => {
    const fault = faults[name]
    if (!fault) return name === 'phone' && refusedPhone ? intl.formatMessage(problemMessages[refusedPhone]) : undefined
    const max = name in longestText ? longestText[name as keyof typeof longestText] : 0
    return intl.formatMessage(faultMessages[fault], { max })
  }
  const labelOf = (name: FieldName) => intl.formatMessage(labels[name])
  const summary = faultSummary(wrong, {
    one: (name) => intl.formatMessage(messages.checkField, { field: labelOf(name), problem: errorOf(name) ?? '' }),
    several: (names) => intl.formatMessage(messages.checkFields, { fields: format.list(names.map(labelOf)) }),
  })
  const optional = intl.formatMessage(messages.optional)
  return (
    <Form className={css.screen} onSubmit={() => void form.submit()}>
      <BookingStep
        heading={intl.formatMessage(messages.heading)}
        refusal={
          !summary && form.isUnchecked && isOnline
            ? { text: intl.formatMessage(messages.errorNotLoaded), attempt, action: <ReloadButton /> }
            : toRefusal(summary ?? (form.isUnchecked && intl.formatMessage(problemMessages.unavailable)))
        }
        action={({ isWide }) => (
          <Button type="submit" size="bar" block={isWide} busy={isBusy || form.isAsking}>
            {intl.formatMessage(isProven ? messages.continueProven : messages.continue)}
          </Button>
        )}
      >
        <ChosenOverlap />
        <WhoRows answers={answers} isProven={isProven} onChange={change} />
        <Stack gap={4}>
          {answers.who === 'me' ? <SignInOffer /> : null}
          <h2>{intl.formatMessage(answers.who === 'me' ? messages.reach : messages.patientName)}</h2>
          <div className={css.pair}>
            <TextField
              {...field('firstName')}
              label={intl.formatMessage(messages.first)}
              autoComplete={answers.who === 'me' ? 'given-name' : 'off'}
              maxLength={roomFor(longestText.firstName)}
              dir="auto"
            />
            <TextField
              {...field('lastName')}
              label={intl.formatMessage(messages.last)}
              mark={intl.formatMessage(messages.lastMark)}
              autoComplete={answers.who === 'me' ? 'family-name' : 'off'}
              maxLength={roomFor(longestText.lastName)}
              dir="auto"
            />
          </div>
          <PhoneField
            {...field('phone')}
            label={intl.formatMessage(messages.phone)}
            hint={intl.formatMessage(isProven ? messages.phoneHintProven : messages.phoneHint)}
            codeLabel={intl.formatMessage(messages.code)}
            codes={callingCodes}
            region={answers.phoneRegion}
            onRegionChange={(phoneRegion) => {
              change({ phoneRegion })
              lookAtCountry()
            }}
            onBlur={lookAtCountry}
            dir="ltr"
          />
          <TextField
            {...field('email')}
            label={intl.formatMessage(messages.email)}
            mark={optional}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
          <DateField
            {...field('birthday')}
            label={intl.formatMessage(messages.birthday)}
            mark={optional}
            partLabels={{
              day: intl.formatMessage(messages.birthDay),
              month: intl.formatMessage(messages.birthMonth),
              year: intl.formatMessage(messages.birthYear),
            }}
            months={format.months()}
            autoComplete={answers.who === 'me' ? 'bday' : 'off'}
          />
          <SelectField
            label={intl.formatMessage(messages.gender)}
            mark={optional}
            name="gender"
            value={answers.gender}
            onChange={(gender) => change({ gender: gender as BookingAnswers['gender'] })}
            options={[
              { value: '', label: intl.formatMessage(messages.genderNone) },
              { value: 'female', label: intl.formatMessage(messages.female) },
              { value: 'male', label: intl.formatMessage(messages.male) },
            ]}
          />
          <InsuranceFields />
          {isHomecare ? (
            <TextArea
              {...field('address')}
              label={intl.formatMessage(messages.address)}
              hint={intl.formatMessage(messages.addressHint)}
              autoComplete="street-address"
              dir="auto"
            />
          ) : null}
          <TextArea
            {...field('reason')}
            label={intl.formatMessage(messages.reason)}
            mark={optional}
            hint={intl.formatMessage(messages.reasonHint)}
            dir="auto"
          />
        </Stack>
      </BookingStep>
    </Form>
  )
}

const labels: Record<FieldName, MessageDescriptor> = {
  firstName: messages.first,
  lastName: messages.last,
  phone: messages.phone,
  phoneRegion: messages.code,
  email: messages.email,
  gender: messages.gender,
  birthday: messages.birthday,
  reason: messages.reason,
  address: messages.address,
}

/** Problems of the phone itself are shown at its field. */
const phoneProblems = ['phone_invalid', 'phone_country_not_served', 'phone_not_mobile'] as const
const ofPhone = (code: ProblemCode | undefined) => phoneProblems.find((one) => one === code)
