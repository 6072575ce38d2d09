/** The six services of the platform and the search service: each has its own base path and its own signing credential (H09). */
export const services = ['locale', 'account', 'appointment', 'discovery', 'payment', 'notification', 'search'] as const
export type Service = (typeof services)[number]

type Call = {
  /** Requirement of the specification that it answers; none where it is an addition of ours. */
  id?: `C${number}`
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
}

/** Which service answers which call of the specification; `{mount}/api/{service}` stands in front of the path. */
export const calls = {
  serverTime: { id: 'C01', service: 'locale', method: 'GET', path: '/appservice/time' },
  init: { id: 'C02', service: 'locale', method: 'GET', path: '/appservice/init' },
  translation: { id: 'C03', service: 'locale', method: 'GET', path: '/translation' },
  pageMeta: { id: 'C04', service: 'locale', method: 'GET', path: '/static/meta' },
  contentBlocks: { id: 'C05', service: 'locale', method: 'GET', path: '/static/get/bulk' },
  blogHighlights: { id: 'C06', service: 'locale', method: 'GET', path: '/static/blog/highlights' },
  documentTags: { id: 'C07', service: 'locale', method: 'GET', path: '/master/document-tags' },
  countriesLanguages: { id: 'C08', service: 'locale', method: 'GET', path: '/static/countries_languages' },
  customContent: { id: 'C09', service: 'locale', method: 'GET', path: '/static/custom/get' },
  identityTypes: { id: 'C10', service: 'locale', method: 'GET', path: '/master/identity-types' },
  banners: { id: 'C11', service: 'locale', method: 'GET', path: '/banner/gets' },
  placedBanners: { id: 'C12', service: 'locale', method: 'GET', path: '/banner/get/{country}/{platform}' },
  trackSource: { id: 'C13', service: 'notification', method: 'POST', path: '/notification/track' },
  resetPasswordByToken: { id: 'C14', service: 'account', method: 'POST', path: '/auth/updatepwd/token' },
  localeInit: { id: 'C15', service: 'locale', method: 'GET', path: '/locale/init' },
  signIn: { id: 'C16', service: 'account', method: 'POST', path: '/auth/login' },
  signInByPhone: { id: 'C17', service: 'account', method: 'POST', path: '/auth/login/phone' },
  signOut: { id: 'C18', service: 'account', method: 'POST', path: '/auth/logout' },
  signUp: { id: 'C19', service: 'account', method: 'POST', path: '/auth/signup' },
  signUpByPhone: { id: 'C20', service: 'account', method: 'POST', path: '/auth/signup/phone' },
  verifySignUpPhone: { id: 'C21', service: 'account', method: 'POST', path: '/auth/signup/phone/verify' },
  signInWithGoogle: { id: 'C22', service: 'account', method: 'POST', path: '/auth/social/google/code' },
  signInWithFacebook: { id: 'C23', service: 'account', method: 'POST', path: '/auth/social/facebook' },
  signInByToken: { id: 'C24', service: 'account', method: 'POST', path: '/auth/login/token' },
  signInByThirdParty: { id: 'C25', service: 'account', method: 'POST', path: '/auth/thirdparty/login' },
  sendCode: { id: 'C26', service: 'account', method: 'POST', path: '/patient/otp' },
  verifyResetCode: { id: 'C27', service: 'account', method: 'POST', path: '/auth/forgetpwd/phone/verify' },
  resetPasswordByPhone: { id: 'C28', service: 'account', method: 'POST', path: '/auth/updatepwd/phone' },
  setNewPassword: { id: 'C29', service: 'account', method: 'POST', path: '/auth/updatepwd/new' },
  changePassword: { id: 'C30', service: 'account', method: 'POST', path: '/auth/updatepwd' },
  verifyCode: { id: 'C31', service: 'account', method: 'POST', path: '/patient/verify' },
  sendDocumentCode: { id: 'C32', service: 'account', method: 'POST', path: '/auth/document/otp' },
  account: { id: 'C33', service: 'account', method: 'GET', path: '/account' },
  updateAccount: { id: 'C34', service: 'account', method: 'PUT', path: '/account' },
  updateEmail: { id: 'C35', service: 'account', method: 'PUT', path: '/account/email' },
  sendPhoneToken: { id: 'C36', service: 'account', method: 'POST', path: '/account/send_phone_verification_token' },
  verifyPhone: { id: 'C37', service: 'account', method: 'PUT', path: '/account/verify_phone' },
  updateNotificationSettings: { id: 'C38', service: 'account', method: 'PUT', path: '/account/notification/settings' },
  patients: { id: 'C39', service: 'account', method: 'GET', path: '/patients' },
  updatePatient: { id: 'C40', service: 'account', method: 'PUT', path: '/patients/{id}' },
  documents: { id: 'C41', service: 'account', method: 'GET', path: '/patient/documents/gets' },
  addDocument: { id: 'C42', service: 'account', method: 'POST', path: '/patient/documents' },
  updateDocument: { id: 'C43', service: 'account', method: 'PUT', path: '/patient/documents/{id}' },
  addAppointmentDocument: { id: 'C44', service: 'account', method: 'POST', path: '/patient/appointment/documents' },
  updateAppointmentDocument: {
    id: 'C45',
    service: 'account',
    method: 'PUT',
    path: '/patient/appointment/documents/{id}',
  },
  validatePatient: { id: 'C46', service: 'account', method: 'POST', path: '/validate/patient' },
  registerDevice: { id: 'C47', service: 'notification', method: 'POST', path: '/device/create' },
  removeDevice: { id: 'C48', service: 'notification', method: 'DELETE', path: '/device/destroy' },
  services: { id: 'C49', service: 'appointment', method: 'GET', path: '/patientapp/doctors/{id}/services' },
  datesAndTimes: {
    id: 'C50',
    service: 'appointment',
    method: 'GET',
    path: '/patientapp/doctors/{id}/availability/dates-times',
  },
  times: { id: 'C51', service: 'appointment', method: 'GET', path: '/patientapp/doctors/{id}/availability/times' },
  consultationTypes: {
    id: 'C52',
    service: 'appointment',
    method: 'GET',
    path: '/patientapp/doctors/{id}/consultation-type',
  },
  appointments: { id: 'C53', service: 'appointment', method: 'GET', path: '/patientapp/appointments' },
  pastAppointments: { id: 'C54', service: 'appointment', method: 'GET', path: '/patientapp/appointments/past' },
  appointment: { id: 'C55', service: 'appointment', method: 'GET', path: '/patientapp/appointments/{id}' },
  cancelAppointment: { id: 'C56', service: 'appointment', method: 'PUT', path: '/patientapp/appointments/{id}/cancel' },
  rescheduleAppointment: {
    id: 'C57',
    service: 'appointment',
    method: 'PUT',
    path: '/patientapp/appointments/{id}/reschedule',
  },
  toggleEarlierOffer: {
    id: 'C58',
    service: 'appointment',
    method: 'PUT',
    path: '/patientapp/appointments/{id}/toggle_earlier',
  },
  giveConsent: { id: 'C59', service: 'appointment', method: 'POST', path: '/patientapp/appointments/{id}/consent' },
  book: { id: 'C60', service: 'appointment', method: 'POST', path: '/patientapp/appointment' },
  bookAsGuest: { id: 'C61', service: 'appointment', method: 'POST', path: '/patient/appointment' },
  nextTimes: { id: 'C62', service: 'appointment', method: 'GET', path: '/availability/next_availability' },
  nextTimesOfSpecialities: {
    id: 'C63',
    service: 'appointment',
    method: 'GET',
    path: '/availability/next_availability/category',
  },
  paymentMethods: { id: 'C64', service: 'payment', method: 'GET', path: '/appointment/payment-methods' },
  checkPayment: { id: 'C65', service: 'payment', method: 'POST', path: '/patientapp/doctors/payment/check' },
  videoRoom: { id: 'C66', service: 'appointment', method: 'GET', path: '/telemedicine/check/url' },
  endVideoSession: { id: 'C67', service: 'appointment', method: 'POST', path: '/telemedicine/session/end' },
  videoFeedback: { id: 'C68', service: 'appointment', method: 'GET', path: '/telemedicine/feedback' },
  validateMerchant: { id: 'C69', service: 'payment', method: 'POST', path: '/wallet/validate-merchant' },
  search: { id: 'C70', service: 'search', method: 'POST', path: '/search/indexes/{indexName}/query' },
  searchMany: { id: 'C71', service: 'search', method: 'POST', path: '/search/indexes/*/queries' },
  practitioner: { id: 'C74', service: 'discovery', method: 'GET', path: '/practitioner/{id}/detail' },
  practitioners: { id: 'C75', service: 'discovery', method: 'GET', path: '/practitioner/' },
  footer: { id: 'C76', service: 'discovery', method: 'GET', path: '/practitioner/footer' },
  compactFooter: { id: 'C76', service: 'discovery', method: 'GET', path: '/practitioner/footer/compact' },
  facilities: { id: 'C77', service: 'discovery', method: 'GET', path: '/facility/' },
  facility: { id: 'C78', service: 'discovery', method: 'GET', path: '/facility/{id}' },
  facilityReviews: { id: 'C79', service: 'discovery', method: 'GET', path: '/facility/{id}/reviews' },
  facilityFaqs: { id: 'C79', service: 'discovery', method: 'GET', path: '/facility/{id}/faqs' },
  facilityJobs: { id: 'C79', service: 'discovery', method: 'GET', path: '/facility/{id}/jobs' },
  locationOfAddress: { id: 'C80', service: 'locale', method: 'POST', path: '/master/ip2location' },
  cities: { id: 'C81', service: 'discovery', method: 'GET', path: '/master/cities' },
  insurers: { id: 'C82', service: 'discovery', method: 'GET', path: '/master/insurances' },
  insurance: { id: 'C83', service: 'discovery', method: 'GET', path: '/insurance' },
  insurancePlan: { id: 'C84', service: 'discovery', method: 'GET', path: '/insurance/plan/{id}' },
  doctorsOfFacility: { id: 'C85', service: 'discovery', method: 'GET', path: '/doctor' },
  clinicProfile: { id: 'C86', service: 'discovery', method: 'GET', path: '/facility/{id}/profile' },
} as const satisfies Record<string, Call>

/** Calls of ours that the specification does not show; `capabilities` of the init data says which a platform has. */
export const additions = {
  hold: { service: 'appointment', method: 'POST', path: '/patientapp/holds' },
  nextAtFacilities: { service: 'appointment', method: 'GET', path: '/availability/next_availability/facility' },
  openAppointment: { service: 'appointment', method: 'POST', path: '/patientapp/appointments/open' },
  poke: { service: 'discovery', method: 'POST', path: '/facility/{id}/poke' },
  release: { service: 'appointment', method: 'DELETE', path: '/patientapp/holds/{id}' },
} as const satisfies Record<string, Call>

/** The path of a call as a router takes it: `/patients/:id`. */
export const routePath = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
