import { headers as names } from '#contract/headers'
import { hashToken } from '#server/tokens'
import type { Endpoint } from '#tests/support/endpoints'
import { grownUp } from '#tests/support/grown-up'
import type { Call } from '#tests/support/request'
import { accountPhones } from './foreign-accounts.ts'
import { accountEmails, enteringPhone, nextPhone } from './foreign-emails.ts'
import { marker, type ForeignWorld } from './foreign-world.ts'

/** What stands for a parameter: a value of the owner's, and one of the same kind that nobody has. */
type Value = readonly [foreign: unknown, unknown: unknown]

const id = (foreign: string): Value => [foreign, '1987654321']
const word = (foreign: string): Value => [foreign, 'yokohama']
/** Of everybody's, such as a language. */
const shared = (value?: unknown): Value => [value, value]

/** The smallest picture there is: a PNG of one point. */
const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A device's subscription; which is whose, only its bearer says. */
const deviceToken = JSON.stringify({
  endpoint: 'https://fcm.googleapis.com/fcm/send/zarzuela',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
})

const nobodys = '6f1c2f6e-0000-4000-8000-000000000000'

const insured = (insurer_id: string, plan_id: string) => ({ insurer_id, plan_id })

/** By endpoint and parameter, as `GET /api/discovery/facility/{id} id`; the first that fits counts. */
function valuesIn(world: ForeignWorld): [where: RegExp, value: Value][] {
  return [
    [/device\/(create|destroy) token$/, shared(deviceToken)],
    [/device\/create (notification_service|shows_details)$/, shared()],
    // Of another patient's devices none goes by it (devices.test.ts).
    [/device\/create replaces$/, shared(deviceToken)],
    // Without one it is the device of who is signed in; a guest's is tried by itself (devices.test.ts).
    [/device\/(create|destroy) appointment_id$/, shared()],
    [/telemedicine\/feedback rating$/, shared(4)],
    [/telemedicine\/feedback (reasons|text)$/, shared()],
    [/telemedicine\/practitioner\/\w+ link_token$/, [world.video.practitionerLink, 'yokohama']],
    [/telemedicine\/practitioner\/\w+ browser_key$/, shared('the-browser-of-the-practitioner')],
    [/telemedicine\/practitioner\/summary text$/, shared('Rest for a week.')],
    [/POST \S*telemedicine\/messages id$/, shared('6f1c2f6e-0000-4000-8000-00000000000a')],
    [/telemedicine\/practitioner\/say id$/, shared('6f1c2f6e-0000-4000-8000-00000000000b')],
    [/telemedicine\/(messages|practitioner\/say) text$/, shared()],
    [/telemedicine\/messages file_id$/, [world.video.loose, nobodys]],
    [/telemedicine\/practitioner\/say file_id$/, [world.video.sent, nobodys]],
    [/telemedicine\/practitioner\/part file_id$/, [world.video.incoming, nobodys]],
    [/telemedicine\/practitioner\/drop file_id$/, [world.video.unsaid, nobodys]],
    [/telemedicine\/practitioner\/part bytes$/, shared(Buffer.from(marker).toString('base64'))],
    [/telemedicine\/practitioner\/announce name$/, shared('scan.pdf')],
    [/telemedicine\/practitioner\/announce bytes$/, shared(100)],
    [/telemedicine\/practitioner\/file file_id$/, [world.video.file, nobodys]],
    [/telemedicine\/\S+ appointment_number$/, [world.video.number, '2345-6789']],
    [/notification\/track source$/, shared('newsletter')],
    [/ appointment_number$/, [world.appointmentNumber, '2345-6789']],
    [/ appointment_id$/, [world.appointment, nobodys]],
    [/account\/consents\/\{kind\} kind$/, shared('health_data')],
    [/ kind$/, shared('other')],
    [/GET \S*appointment\S* file$/, [world.visitDocuments.file, nobodys]],
    [/(PUT|DELETE) \S*appointment\S* file$/, [world.visitDocuments.incoming, nobodys]],
    [/POST \S* file_id$/, [world.visitDocuments.loose, nobodys]],
    [/PUT \S* file_id$/, [world.visitDocuments.added, nobodys]],
    [/PUT \S*appointment\/documents\/\{id\} id$/, [world.visitDocuments.document, nobodys]],
    [/DELETE \S*appointment\/documents\/\{id\} id$/, [world.visitDocuments.doomed, nobodys]],
    [/(patientapp\/doctors|practitioner)\/\{id\}\S* id$/, id(world.doctor)],
    [/discovery\/facility\/\{id\}\S* id$/, id(world.facility)],
    [/insurance\/plan\/\{id\} id$/, id(world.plan)],
    [/holds\/\{id\} id$| hold_id$/, word(world.hold.hold_id)],
    [/appointments\/\{id\}\S* id$|payments\/\{id\}\S* id$|payments appointment_id$/, [world.appointment, nobodys]],
    [/ return_to$/, shared('/en-ae')],
    [/validate-merchant wallet_type$/, shared('apple_pay')],
    [/ wallet_type$/, shared('google_pay')],
    [/wallet token$/, shared('of-a-sheet')],
    [/at-visit payment_method$/, shared('at_facility')],
    [/(gets|documents(\/\{id\})?) patient_relative_id$/, [world.documents.relative, nobodys]],
    [/ (document|known)_file_ids$/, [[world.documents.file], [nobodys]]],
    [/POST \S+ files$/, [[world.documents.loose], [nobodys]]],
    [/PUT \S+ files$/, [[world.documents.added], [nobodys]]],
    [/GET \S*documents\/files\/\{id\} id$/, [world.documents.file, nobodys]],
    [/(PUT|DELETE) \S*documents\/files\/\{id\} id$/, [world.documents.incoming, nobodys]],
    [/DELETE \S*documents\/\{id\} id$/, [world.documents.doomed, nobodys]],
    [/documents\/\{id\} id$/, [world.documents.document, nobodys]],
    [/documents\S* document_type$/, shared('medical')],
    [/documents\S* document_title$/, shared(marker)],
    [/documents\S* tag_id$/, shared('other')],
    [/documents\S* notes$/, shared()],
    // A file, which has no values of a tenant's.
    [/account\/account photo$/, shared()],
    [/\/files name$/, shared('scan.pdf')],
    [/\/files bytes$/, shared(100)],
    [/ offset$/, shared(0)],
    [/ verification_code$/, shared('000000')],
    [/ link_token$/, [world.linkToken, 'AAAAAAAAAAAAAAAA']],
    [/login\/passkey credential$/, [world.passkeys.signed, world.passkeys.nobodys.signed]],
    [/POST \S+passkeys credential$/, [world.passkeys.made, world.passkeys.nobodys.made]],
    [/PUT \S+passkeys\/\{id\} id$/, [world.passkeys.kept, nobodys]],
    [/DELETE \S+passkeys\/\{id\} id$/, [world.passkeys.doomed, nobodys]],
    [/passkeys\/\{id\} name$/, shared(marker)],
    [/account\/confirmation token$/, word(world.accounts.confirmingProof)],
    [/account\/sessions\/\{id\} id$/, [world.accounts.device, '6f1c2f6e-0000-4000-8000-000000000000']],
    [/updatepwd idToken$/, word(world.accounts.changing.idToken)],
    [/updatepwd refreshToken$/, word(world.accounts.changing.refreshToken)],
    [/updatepwd (old|new)_password$/, shared(world.accounts.password)],
    [/sessions\/end which$/, shared('others')],
    [/notification\/settings settings$/, shared([])],
    [/notification\/settings quiet_hours$/, shared(null)],
    [/account\/language language$/, shared('ar')],
    [/ session_hash$/, [hashToken(world.endingToken), '0'.repeat(64)]],
    [/ refreshToken$/, [world.refreshToken, 'nobody-has-this']],
    [/ forcebookable$/, shared(true)],
    [/ hold_token$/, word(world.hold.hold_token)],
    [/discovery\/practitioner slug$/, word(world.doctorSlug)],
    [/discovery\/facility slug$/, word(world.facilitySlug)],
    [/static\/meta (slug|type)$/, shared('homepage')],
    [/next_availability\/facility ids$/, id(world.facility)],
    [/next_availability ids$| practitioner_id$/, id(world.doctor)],
    [/next_availability\/category ids$| speciality$/, shared(world.speciality)],
    [/ facility_id$/, id(world.facility)],
    [/ service_id$/, id(world.service)],
    [/ insurance_name$/, word(world.insurer)],
    [/ insurance_plan$/, id(world.plan)],
    [/identity-types insurance$/, word(world.insurer)],
    [/custom\/get url$/, ['https://content.zarzuela.example/', 'https://content.nobody.example/']],
    [/ holder_key$/, [world.hold.holder_key, 'nobodys-device-of-any-kind']],
    [/ insurance$/, [insured(world.insurerId, world.plan), insured('1987654321', '1987654321')]],
    [/social\/begin provider$|linked\/\{provider\} provider$/, shared('facebook')],
    [/social\/begin locale$/, shared('en-ae')],
    [/ browser_(hash|key)$/, shared('A'.repeat(43))],
    [/(social|linked)\S* state$/, word('zarzuela-state')],
    [/(social|linked)\S* code$/, shared('a-code')],
    [/(social|linked)\S* (iss|error|link)$| identity_token$/, shared()],
    [/login\/token token$/, word(world.accounts.signInProof)],
    [/signup\/phone token$/, word(world.accounts.signUpProof)],
    [/auth\/signup token$/, word(world.emails.proof)],
    [/updatepwd\/token\S* idToken$/, word(world.emails.resetToken)],
    [/ (forgotpassword|returnSecureToken)$/, shared(true)],
    [/verify\/email email_verification_token$/, [world.emails.signInCode, '000000']],
    [/verify\/email email$/, shared(accountEmails.code)],
    [/verify_email email_verification_token$/, [world.emails.changeCode, '000000']],
    [/verify_email email$/, shared(accountEmails.next)],
    [/auth\/login email$/, shared(accountEmails.member)],
    [/(otp|forgetpwd)\/email email$/, shared(accountEmails.asked)],
    [/account\/email email(_confirmation)?$/, shared(`own-${accountEmails.asked}`)],
    [/verify_phone phone_verification_token$/, [world.emails.phoneCode, '000000']],
    [/verify_phone phone$/, shared(nextPhone)],
    [/send_phone_verification_token phone$/, shared('501230007')],
    [/ token_reset_password$/, word(world.accounts.resetToken)],
    [/ password$/, shared(world.accounts.password)],
    [/ email$/, shared('layla@example.com')],
    [/signup\S* (first|last)_name$/, shared(marker)],
    [/(signup\S*|account\/consents) birthday$/, shared(grownUp.birthday)],
    [/(signup\S*|account\/consents) dob_format$/, shared()],
    [/(signup\S*|updatepwd\/new|account\/consents) consents$/, shared(grownUp.consents)],
    [/forgetpwd\S* phone_verification_token$/, [world.accounts.resetCode, '000000']],
    [/forgetpwd\S* phone$/, shared(accountPhones.code)],
    [/updatepwd\/new phone$/, shared(accountPhones.guest)],
    [/updatepwd\/phone phone$/, shared(accountPhones.reset)],
    [/account\/(auth|account)\S* country_code$/, shared('971')],
    [/signup\S* phone_verification_token$/, [world.emails.enteringCode, '000000']],
    [/signup\S* phone$/, shared(enteringPhone)],
    [/ phone_verification_token$/, [world.code, '000000']],
    [/\/queries indexName$/, shared('*')],
    [/ indexName$/, shared('doctor')],
    [/ requests$/, [[{ indexName: 'doctor', query: marker }], [{ indexName: 'doctor', query: 'yokohama' }]]],
    [/ patient$/, shared(world.form.patient)],
    [/ fee$/, shared(world.form.fee)],
    [/ fg_consent$/, shared(true)],
    [/changes (was|now)$/, shared({})],
    // What patients say of themselves, in their own account alone.
    [/account first_name$/, shared('Nadia')],
    [/account last_name$/, shared('')],
    [
      /account (gender|birthday|dob_format|identity\w*|marital_status|blood_type|height|weight|emergency_\w+)$/,
      shared(),
    ],
    [/consent\/(question|answer) token$/, [world.consentToken, 'A'.repeat(43)]],
    [/consent\/answer answer$/, shared('yes')],
    [/patients\/\{id\}(\/consent|\/changes)? id$/, [world.relative, '6f1c2f6e-0000-4000-8000-000000000000']],
    // Two people, or the second would be refused as there already.
    [/(POST \S+patients|validate\/patient) first_name$/, shared('Salma')],
    [/PUT \S+patients\/\{id\} first_name$/, shared(marker)],
    [/patients?(\/\{id\})? last_name$/, shared('Farouk')],
    [/patients?(\/\{id\})? relationship_id$/, shared('child')],
    [/patients?(\/\{id\})? (phone|email|gender|birthday|dob_format|identity_type_id|identity)$/, shared()],
    [/patients include_master$/, shared(true)],
    // A phone that was sent no code a moment ago.
    [/patient\/otp phone$/, shared('501230002')],
    [/ phone$/, shared(world.form.patient.phone)],
    // Two times: what the owner holds it cannot book without the hold's own token.
    [/patientapp\/appointment start$/, shared(world.starts.ofPatient)],
    [/toggle_earlier wanted$/, shared(true)],
    [/earlier_offer offer_id$/, [world.earlierOffer, '6f1c2f6e-0000-4000-8000-000000000000']],
    [/earlier_offer answer$/, shared('decline')],
    [/reschedule start$/, shared(world.starts.move)],
    [/holds start$/, shared(world.starts.hold)],
    [/ start$/, shared(world.starts.booking)],
    [/ date$/, shared(world.date)],
    [/validate-merchant url$/, shared('https://apple-pay-gateway.apple.com/paymentservices/paymentSession')],
    [/validate-merchant domain$/, shared('doctors.example')],
    [/ consultation_type$/, shared('clinic')],
    [/patient\/(otp|verify) type$/, shared('guest_booking')],
    [/patient\/verify country$|patient\/otp country_code$/, shared('971')],
    [/ (country|country_code)$/, shared('ae')],
    [/ lang$/, shared('en')],
    [/ keys$/, shared('homepage,footer')],
    [/ bpid$/, shared('home')],
    [/ platform$/, shared('web')],
    [/ (days|limit|per_page)$/, shared(5)],
    [/ (skip_practitioner|with_next_availability)$/, shared(1)],
    // What may be left out, and names nothing of a tenant's.
    [
      / (from|page|city|url|reason|note|address|source|g-recaptcha-response|channel|payment_method|stay_signed_in|device_key|strategy|start_time|end_time|fg_online|min_fee|max_fee|lowest_fee|holder_key)$/,
      shared(),
    ],
  ]
}

/** What a call carries beside its parameters to show who asks. */
export type Tokens = {
  guest?: string
  appointment?: string
  hold?: string
  /** Bearer for what is a patient's alone. */
  patient?: string
  /** Bearer of who is signed in on several devices, and has passkeys. */
  settled?: string
  /** Bearer of who changes their password. */
  changing?: string
  /** Bearer that a sign-out ends. */
  leaving?: string
  /** Proof of a guest who has booked and has no account. */
  newcomer?: string
  /** Token of the tenant's own site. */
  partner?: string
}

/**
 * The call of an endpoint with the owner's values, or with those nobody has. Throws for a parameter that no rule above knows:
 * whoever adds one says what of another tenant's it could be given.
 */
export function callOf(
  endpoint: Endpoint,
  world: ForeignWorld,
  which: 'foreign' | 'nobody',
  tokens: Tokens,
): { path: string; call: Call; sent: string[] } {
  const rules = valuesIn(world)
  const sent: string[] = []
  const valueOf = (parameter: string) => {
    const rule = rules.find(([where]) => where.test(`${endpoint.name} ${parameter}`))
    if (!rule)
      throw new Error(`${endpoint.name}: say in foreign-values.ts what ${parameter} may be of another tenant's`)
    const [foreign, unknown] = rule[1]
    const value = which === 'foreign' ? foreign : unknown
    if (foreign !== unknown && typeof value === 'string') sent.push(value)
    return value
  }
  const valuesFor = (parameters: string[]) => Object.fromEntries(parameters.map((one) => [one, valueOf(one)]))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name)))
  const bodyOf = () => {
    if (endpoint.isBytes) return endpoint.path.endsWith('/photo') ? onePoint : Buffer.from('ten bytes.')
    if (endpoint.name.endsWith('{indexName}/query')) return { query: which === 'foreign' ? marker : 'yokohama' }
    return valuesFor(endpoint.bodyProperties)
  }
  const guest = endpoint.name.endsWith('/updatepwd/new') ? (tokens.newcomer ?? tokens.guest) : tokens.guest
  const bearer = bearerFor(endpoint.name, tokens)
  calls += 1
  return {
    path,
    sent,
    call: {
      // No two calls are signed alike: the second would be refused as a repetition of the first.
      sign: new Date(Date.now() - (calls % 240) * 1000),
      query: valuesFor(endpoint.queryParameters) as NonNullable<Call['query']>,
      ...(endpoint.method === 'GET' ? {} : { body: bodyOf(), isForm: endpoint.isForm }),
      headers: {
        [names.idempotencyKey]: `"${which}-${calls}"`,
        ...(guest && { [names.guestToken]: guest }),
        ...(endpoint.isOfPatient && bearer && { authorization: `Bearer ${bearer}` }),
        ...(tokens.appointment && { [names.appointmentToken]: tokens.appointment }),
        ...(tokens.hold && { [names.holdToken]: tokens.hold }),
        ...(tokens.partner && { [names.partnerToken]: tokens.partner }),
      },
    },
  }
}

function bearerFor(name: string, { leaving, settled, changing, patient }: Tokens): string | undefined {
  if (name.endsWith('/auth/logout')) return leaving
  if (name.endsWith('/auth/updatepwd')) return changing ?? patient
  return /\/account\/(sessions|passkeys|confirmation)/.test(name) ? (settled ?? patient) : patient
}

let calls = 0
