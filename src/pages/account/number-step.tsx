import { useEffect } from 'react'
import { codeRegionsOf } from '#contract/code-regions'
import type { ProblemCode } from '#contract/problem'
import { longestText } from '#contract/text-limits'
import { emailAsNumber, type PhoneNumber } from '#machines/phone-code/phone-code.types'
import { selectAnswers, selectIsBusy, selectProblem } from '#machines/sign-in/sign-in.selectors'
import type { SignInAnswers } from '#machines/sign-in/sign-in.types'
import { useApp } from '#src/context/app-context.ts'
import { ClearDevice } from '#src/features/clear-device/clear-device.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { Pending } from '#src/features/unsent-changes/pending.tsx'
import { hasPasskeys } from '#src/features/passkeys/passkey-support.ts'
import { isEmail } from '#src/features/person/person-checks.ts'
import { useCallingCodes } from '#src/features/phone/calling-codes.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { StaySignedIn } from '#src/features/stay-signed-in/stay-signed-in.tsx'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button, TextLink } from '#src/ui/button.tsx'
import type { Checked } from '#src/ui/form/faults.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { isLikeEmail, PhoneField } from '#src/ui/phone-field.tsx'
import { AccountStep } from './account-step.tsx'
import { messages } from './account.messages.ts'
import { LeftChanges } from './left-changes.tsx'
import { PartnerWay, usePartnerLogin } from './partner-way.tsx'
import { PasskeyWay } from './passkey/passkey-way.tsx'
import { useSignIn, useSignInState } from './sign-in-context.ts'
import { SocialChoices } from './social/social-choices.tsx'
import { SocialNote } from './social/social-note.tsx'
import { useSignInRefusal } from './use-sign-in-refusal.ts'

type Fault = 'required' | 'phone' | 'phoneCountry' | 'email'

/** First step: the phone or the email, and whether a code or a password follows. */
export function NumberStep({ isFirst }: { isFirst: boolean }) {
  const intl = useIntl()
  const links = useLinks()
  const { search } = usePage()
  const signIn = useSignIn()
  const answers = useSignInState(selectAnswers)
  const isBusy = useSignInState(selectIsBusy)
  const refused = useSignInState((state) => ofPhone(selectProblem(state)?.code))
  const { refuse, toRefusal } = useSignInRefusal(phoneProblems, true)
  const codes = useCallingCodes()
  const partnerLogin = usePartnerLogin()
  const app = useApp()
  const orEmail = app.init.capabilities.email ?? false
  const check = useCheckedNumber()
  const onRefused = refuse
  const byCode = useForm<PhoneNumber, 'phone', Fault>({
    check,
    onPassed: (number) => signIn.send({ type: 'number.given', number }),
    onRefused,
  })
  const byPassword = useForm<PhoneNumber, 'phone', Fault>({
    check,
    onPassed: (number) => signIn.send({ type: 'password.chosen', number }),
    onRefused,
  })

  useEffect(() => {
    if (refused) focusOn(fieldNamed('phone'))
  }, [refused])
  // Loaded while the number is typed: the network may be gone by its end.
  useEffect(() => void loadPhones(), [])

  const change = (changed: Partial<SignInAnswers>) => {
    signIn.send({ type: 'answers.changed', answers: changed })
    void byCode.changed()
    void byPassword.changed()
  }
  const fault = byCode.faults.phone ?? byPassword.faults.phone
  const error = fault
    ? intl.formatMessage(faultMessages[fault])
    : refused && intl.formatMessage(problemMessages[refused])
  const isUnchecked = byCode.isUnchecked || byPassword.isUnchecked
  return (
    <AccountStep
      heading={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      isFirst={isFirst}
    >
      {search.prev === 'ref' ? (
        <Note title={intl.formatMessage(messages.signedOut)}>{intl.formatMessage(messages.signedOutWhy)}</Note>
      ) : null}
      <LeftChanges />
      <SocialNote />
      {partnerLogin ? <PartnerWay href={partnerLogin} /> : null}
      <Form onSubmit={() => void byCode.submit()}>
        <Stack gap={4}>
          <PhoneField
            name="phone"
            orEmail={orEmail}
            label={intl.formatMessage(orEmail ? messages.phoneOrEmail : messages.phone)}
            hint={intl.formatMessage(orEmail ? messages.phoneOrEmailHint : messages.phoneHint)}
            codeLabel={intl.formatMessage(messages.country)}
            codes={codes}
            region={answers.phoneRegion}
            onRegionChange={(phoneRegion) => change({ phoneRegion })}
            value={answers.phone}
            onChange={(phone) => change({ phone })}
            error={error}
            dir="ltr"
            {...(hasPasskeys(app) ? { autoComplete: orEmail ? 'username webauthn' : 'tel-national webauthn' } : {})}
          />
          <StaySignedIn />
          <CaptchaSlot />
          <div>
            <PressNotice refusal={toRefusal(isUnchecked && intl.formatMessage(problemMessages.unavailable))} />
            <Stack gap={2}>
              <NetworkButton
                type="submit"
                tone={partnerLogin ? 'secondary' : 'primary'}
                size="large"
                block
                busy={isBusy}
              >
                {intl.formatMessage(messages.continue)}
              </NetworkButton>
              <Button tone="quiet" block disabled={isBusy} onClick={() => void byPassword.submit()}>
                {intl.formatMessage(messages.byPassword)}
              </Button>
            </Stack>
          </div>
        </Stack>
      </Form>
      <PasskeyWay />
      <SocialChoices />
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.withoutAccount)}{' '}
        <TextLink href={links.results()}>{intl.formatMessage(messages.findDoctor)}</TextLink>
      </Text>
      <Pending />
      <ClearDevice />
    </AccountStep>
  )
}

/** Checks the number as it is typed, by the library for phone numbers; undefined where that cannot be loaded. An email needs none. */
function useCheckedNumber() {
  const signIn = useSignIn()
  const { capabilities, settings } = useApp().init
  const regions = codeRegionsOf(settings.whitelabel_configs)
  return async (): Promise<Checked<PhoneNumber, 'phone', Fault> | undefined> => {
    const { phone: text, phoneRegion } = selectAnswers(signIn.getSnapshot())
    if (!text.trim()) return { faults: { phone: 'required' } }
    if (capabilities.email && isLikeEmail(text)) return checkEmail(text.trim())
    const phones = await loadPhones()
    if (!phones) return undefined
    const found = phones.parsePhone(text, phoneRegion)
    if (!found) return { faults: { phone: 'phone' } }
    const { phone, country_code, region } = found
    if (regions && !(region && regions.includes(region))) return { faults: { phone: 'phoneCountry' } }
    return { values: { phone, country_code } }
  }
}

/** An email in place of a number; the platform compares addresses in lower case. */
const checkEmail = (text: string): Checked<PhoneNumber, 'phone', Fault> =>
  isEmail(text) && text.length <= longestText.email
    ? { values: emailAsNumber(text.toLowerCase()) }
    : { faults: { phone: 'email' } }

const faultMessages = {
  email: messages.emailWrong,
  required: messages.required,
  phone: messages.phoneWrong,
  phoneCountry: problemMessages.phone_country_not_served,
} as const

/** Problems of the phone itself are shown at its field. */
const phoneProblems = ['phone_invalid', 'phone_country_not_served', 'phone_not_mobile'] as const
const ofPhone = (code: ProblemCode | undefined) => phoneProblems.find((one) => one === code)
