import type { ProblemCode } from '#contract/problem'
import { defineMessages, type MessageDescriptor } from './messages.ts'

/** One message per problem code, with what to do next: a new code of the contract does not compile without one. */
export const problemMessages = defineMessages({
  bad_request: {
    id: 'problem.call.bad_request',
    defaultMessage: 'We could not read that. Go back one step and try again.',
    description: 'Any screen, after something was sent that the server could not understand. "That" is what was sent.',
  },
  validation_failed: {
    id: 'problem.call.validation_failed',
    defaultMessage: 'Please check what you entered.',
    description: 'Any screen, after the server refused a value that the patient typed or chose.',
  },
  payload_too_large: {
    id: 'problem.call.payload_too_large',
    defaultMessage: 'That is too large to send. Choose something smaller.',
    description: 'Any screen, after something was sent that is larger than the server takes. "That" is what was sent.',
  },
  unsupported_media_type: {
    id: 'problem.call.unsupported_media_type',
    defaultMessage: 'This kind of file can’t be used here.',
    description: 'Any screen, after something was sent in a format that the server does not take.',
  },
  missing_keys_data: {
    id: 'problem.call.missing_keys_data',
    defaultMessage: 'missing keys data. Reload the page and try again.',
    description:
      'Any screen, after a call that named no texts to be read. The first sentence is fixed by the specification and begins in lower case.',
  },
  phone_invalid: {
    id: 'problem.call.phone_invalid',
    defaultMessage: 'This phone number doesn’t look right. Check the country code and the digits.',
    description: 'Booking, error at the field "Mobile phone": no such number can exist.',
  },
  phone_country_not_served: {
    id: 'problem.call.phone_country_not_served',
    defaultMessage:
      'We can’t text codes to numbers of this country. Enter a mobile number of another one, or call the clinic to book.',
    description:
      'Booking, error at the field "Mobile phone": "We" is the service, which texts (sends by SMS) a code to confirm the number.',
  },
  phone_not_mobile: {
    id: 'problem.call.phone_not_mobile',
    defaultMessage: 'We text you a code, and this number can’t receive one. Enter a mobile number.',
    description:
      'Booking, error at the field "Mobile phone": it holds the number of a landline. "Text" is to send by SMS.',
  },
  unauthorised_signature: {
    id: 'problem.call.unauthorised_signature',
    defaultMessage: 'We could not check this request. Reload the page and try again.',
    description:
      'Any screen, after a call whose signature was not accepted. Plain words: the patient has done nothing wrong.',
  },
  unauthenticated: {
    id: 'problem.call.unauthenticated',
    defaultMessage: 'Please sign in to continue.',
    description: 'Any screen that needs an account, where the patient is not signed in or no longer.',
  },
  forbidden: {
    id: 'problem.call.forbidden',
    defaultMessage: 'You can’t open this with the account you are using.',
    description: 'Any screen, where something may not be opened by this patient. "This" is what they wanted to open.',
  },
  tenant_unknown: {
    id: 'problem.call.tenant_unknown',
    defaultMessage: 'This address belongs to no service we know. Check the link you were given.',
    description: 'Any screen, at an address that names no app we know. "Service" is an insurer’s or hospital’s app.',
  },
  tenant_mismatch: {
    id: 'problem.call.tenant_mismatch',
    defaultMessage: 'This belongs to another service. Open it again from its own link.',
    description:
      'Any screen, where something of one partner’s app is opened in the app of another. "This" is what was opened, "service" such an app.',
  },
  guest_token_invalid: {
    id: 'problem.call.guest_token_invalid',
    defaultMessage: 'Your phone number needs to be confirmed once more. Ask for a new code.',
    description:
      'Booking and page of a visit: the proof that the phone is the patient’s has ended. "Code" is the 6-digit one sent by SMS.',
  },
  suspended_to_book: {
    id: 'problem.call.suspended_to_book',
    defaultMessage: 'Booking is paused for your account. Please call the clinic.',
    description:
      'Booking: patients with this phone number have been suspended from booking. "Account" is the patient’s.',
  },
  account_exists: {
    id: 'problem.call.account_exists',
    defaultMessage: 'There is an account with this number already. Sign in to it.',
    description: 'Account: a sign-up with a phone number that has an account. "It" is that account.',
  },
  account_not_found: {
    id: 'problem.call.account_not_found',
    defaultMessage: 'There is no account with this number yet. Join first.',
    description: 'Account: the patient has proven this phone number and has no account. "Join" is to make one.',
  },
  credentials_invalid: {
    id: 'problem.call.credentials_invalid',
    defaultMessage: 'Number and password don’t match. Check both, or have a code texted to you.',
    description: 'Account, after a sign-in by phone number and password. "Code" is a 6-digit one sent by SMS.',
  },
  password_refused: {
    id: 'problem.call.password_refused',
    defaultMessage: 'This password can’t be used. Choose a longer or less common one.',
    description: 'Account: a new password is too short, too long or too common. "One" is a password.',
  },
  reset_token_invalid: {
    id: 'problem.call.reset_token_invalid',
    defaultMessage: 'Too much time has passed. Ask for a new code to change your password.',
    description:
      'Reset of a password: the right to set a new one has ended or was used. "Code" is the 6-digit one sent by SMS.',
  },
  partner_token_invalid: {
    id: 'problem.call.partner_token_invalid',
    defaultMessage: 'This link does not sign you in, or it has done so before. Open it anew, or sign in by phone.',
    description: 'Way in from the site of an insurer or hospital: its link is wrong or was used. "It" is the link.',
  },
  partner_token_expired: {
    id: 'problem.call.partner_token_expired',
    defaultMessage: 'This link was good for a few minutes only. Open it anew, or sign in by phone.',
    description: 'Way in from the site of an insurer or hospital: its link has run out. "It" is the link.',
  },
  partner_account_differs: {
    id: 'problem.call.partner_account_differs',
    defaultMessage: 'Your phone number belongs to an account of somebody else there. Sign in by phone with a code.',
    description:
      'Way in from the site of an insurer or hospital: the account with this phone number is another member’s. "There" is that site.',
  },
  passkey_invalid: {
    id: 'problem.call.passkey_invalid',
    defaultMessage:
      'This passkey doesn’t sign in here. It may have been removed, or be for another site. Use your phone or email.',
    description: 'Sign-in and settings: a passkey was refused. "Use your phone or email": to sign in.',
  },
  passkey_expired: {
    id: 'problem.call.passkey_expired',
    defaultMessage: 'That took too long. Please press the button again.',
    description: 'Sign-in and settings, after a passkey that was used more than five minutes after it was asked for.',
  },
  passkeys_limit: {
    id: 'problem.call.passkeys_limit',
    defaultMessage: 'You have as many passkeys as you can. Remove one in the settings first.',
    description: 'Settings, after pressing "Add a passkey": there are ten of them already.',
  },
  confirmation_needed: {
    id: 'problem.call.confirmation_needed',
    defaultMessage: 'Please show once more that it is you.',
    description: 'Settings: before something is changed, the patient has to give their password or a code again.',
  },
  last_way_in: {
    id: 'problem.call.last_way_in',
    defaultMessage: 'This is your only way to sign in. Add a phone number, a password or a passkey first.',
    description:
      'Settings, after an attempt to remove a passkey, or a link to Google for example. "This" is what would be removed.',
  },
  deletions_limit: {
    id: 'problem.call.deletions_limit',
    defaultMessage: 'You have asked for this and taken it back several times. You can ask again tomorrow.',
    description:
      'Settings: the deletion of the account, or the end of an agreement, was asked for and taken back again and again.',
  },
  under_age: {
    id: 'problem.call.under_age',
    defaultMessage: 'You are under 18. A parent or guardian makes the account, and adds you to it.',
    description: 'Account: a sign-up of somebody who is too young for an account of their own.',
  },
  social_state_invalid: {
    id: 'problem.call.social_state_invalid',
    defaultMessage: 'That took too long, or was begun in another browser. Try again, or go on with a code.',
    description: 'Way in by Google or Facebook, after the patient came back from there. "Code": sent by SMS or email.',
  },
  social_declined: {
    id: 'problem.call.social_declined',
    defaultMessage: 'You did not agree there, so nothing was shared. Try again, or go on with a code.',
    description: 'Way in by Google or Facebook: the patient pressed "Cancel" there. "There": on the site of Google.',
  },
  social_failed: {
    id: 'problem.call.social_failed',
    defaultMessage: 'The other site could not confirm that it is you. Try again, or go on with a code.',
    description: 'Way in by Google or Facebook, which is "the other site". "Code": sent by SMS or email.',
  },
  social_unavailable: {
    id: 'problem.call.social_unavailable',
    defaultMessage: 'The other site does not answer right now. Try again later, or go on with a code.',
    description: 'Way in by Google or Facebook, which is "the other site". "Code": sent by SMS or email.',
  },
  social_account_differs: {
    id: 'problem.call.social_account_differs',
    defaultMessage: 'Your account is linked to someone else there, or they to another account. Go on without it.',
    description:
      'Way in by Google or Facebook that is to be linked to an account: one of both is linked already. "There": at Google. "It": Google.',
  },
  sign_in_paused: {
    id: 'problem.call.sign_in_paused',
    defaultMessage: 'Too many wrong passwords. Have a code texted to you, or try again later.',
    description:
      'Account: signing in by password is paused for some minutes for this phone number. "Code" is a 6-digit one sent by SMS.',
  },
  captcha_required: {
    id: 'problem.call.captcha_required',
    defaultMessage: 'We could not make sure that a person is asking. Please try again.',
    description:
      'Sign-in and booking: a check that tells people from programs, which is made after several failed tries, could not be finished.',
  },
  relative_exists: {
    id: 'problem.call.relative_exists',
    defaultMessage: 'You have already added this person.',
    description: 'Relatives: someone with the same name and birthday, or the same identity number, is on the list.',
  },
  relative_has_visits: {
    id: 'problem.call.relative_has_visits',
    defaultMessage: 'A visit is booked for this person. Cancel it first.',
    description:
      'Relatives: somebody for whom an appointment is booked cannot be removed from the list. "It" is the visit.',
  },
  relatives_limit: {
    id: 'problem.call.relatives_limit',
    defaultMessage: 'Your list is full. Remove someone before you add another person.',
    description: 'Relatives: the list of people whom a patient books for can hold no more.',
  },
  relative_consent_needed: {
    id: 'problem.call.relative_consent_needed',
    defaultMessage: 'This person has to agree first that you book for them.',
    description: 'Booking and documents: the relative is an adult and has not said yes. "Them": that person.',
  },
  consent_contact_missing: {
    id: 'problem.call.consent_contact_missing',
    defaultMessage: 'Add a mobile number that we can text, or an email, of their own. Then we can ask them.',
    description: 'Relatives: an adult cannot be asked whether the patient may book for them. "Them": that person.',
  },
  consent_asks_limit: {
    id: 'problem.call.consent_asks_limit',
    defaultMessage: 'This person was asked as often as they can be for now.',
    description: 'Relatives: no more messages are sent to this adult for a while, or at all.',
  },
  consent_link_invalid: {
    id: 'problem.call.consent_link_invalid',
    defaultMessage: 'This link is no longer valid.',
    description: 'Page on which an adult says whether somebody may book for them: the link of the message is over.',
  },
  access_token_invalid: {
    id: 'problem.call.access_token_invalid',
    defaultMessage: 'Your documents are locked again. Open them with a new code.',
    description: 'Documents, after the ten minutes for which a code had opened them. "Code": one-time code, by SMS.',
  },
  documents_full: {
    id: 'problem.call.documents_full',
    defaultMessage: 'There is no room for more. Delete a document that you no longer need.',
    description: 'Documents, after one was added that is over what a patient may store.',
  },
  file_refused: {
    id: 'problem.call.file_refused',
    defaultMessage: 'This file can’t be used. Choose a PDF, JPG, PNG or WebP.',
    description: 'Any screen, after a file was sent that the server does not take. The last four are kinds of files.',
  },
  changed_elsewhere: {
    id: 'problem.call.changed_elsewhere',
    defaultMessage: 'This was changed elsewhere meanwhile, so nothing was overwritten.',
    description:
      'Any screen, after a change that had waited on the device was sent: the same was changed on another device since.',
  },
  not_found: {
    id: 'problem.call.not_found',
    defaultMessage: 'We can’t find that. It may have moved.',
    description: 'Any screen, where a doctor, clinic or visit is asked for that does not exist. "It" is that thing.',
  },
  gone: {
    id: 'problem.call.gone',
    defaultMessage: 'This is no longer available.',
    description: 'Any screen, where something existed and does not any more, for example the link of a past visit.',
  },
  method_not_allowed: {
    id: 'problem.call.method_not_allowed',
    defaultMessage: 'That can’t be done here. Go back and try again.',
    description: 'Any screen, after a call that the server does not offer at this address.',
  },
  no_content: {
    id: 'problem.call.no_content',
    defaultMessage: 'No Content. Try another area or fewer filters.',
    description:
      'List of doctors or clinics, where the answer held no data. "No Content" is fixed by the specification.',
  },
  code_invalid: {
    id: 'problem.call.code_invalid',
    defaultMessage: 'This code isn’t right. Check the latest message and try again.',
    description: 'Booking, error at the field for the code: it is not the one sent by SMS. "Message" is that SMS.',
  },
  code_expired: {
    id: 'problem.call.code_expired',
    defaultMessage: 'This code has expired. Ask for a new one.',
    description: 'Booking, error at the field for the code: it was typed too late. "One" is a code.',
  },
  code_attempts_exceeded: {
    id: 'problem.call.code_attempts_exceeded',
    defaultMessage: 'That was too many tries. Ask for a new code.',
    description: 'Booking, error at the field for the code: wrong codes were typed too often. "Tries" are attempts.',
  },
  code_sent_recently: {
    id: 'problem.call.code_sent_recently',
    defaultMessage: 'A code was sent a moment ago. Wait a little before you ask for another.',
    description: 'Booking, step of the code: another code was asked for too soon. "Another" is a code.',
  },
  codes_of_phone_limit: {
    id: 'problem.call.codes_of_phone_limit',
    defaultMessage: 'We have texted this number several codes. Use the newest one, or ask for another later.',
    description:
      'Booking: too many codes went to this number already. "One" and "another" are codes; "texted": sent by SMS.',
  },
  codes_of_tenant_limit: {
    id: 'problem.call.codes_of_tenant_limit',
    defaultMessage: 'We can’t text any more codes at the moment. Try again in an hour, or call the clinic to book.',
    description: 'Booking: too many codes were sent for this partner in the last hour. "Text" is to send by SMS.',
  },
  slot_taken: {
    id: 'problem.call.slot_taken',
    defaultMessage: 'Someone has just booked this time. Choose one of the nearest free times.',
    description: 'Booking: another patient booked the chosen time first. The nearest free times are shown below.',
  },
  slot_unavailable: {
    id: 'problem.call.slot_unavailable',
    defaultMessage: 'This time is no longer offered. Choose another one.',
    description: 'Booking: the clinic has withdrawn the chosen time. "One" is a time.',
  },
  slot_too_soon: {
    id: 'problem.call.slot_too_soon',
    defaultMessage: 'This time begins too soon to be booked now. Choose a later one, or call the clinic.',
    description: 'Booking, or moving a visit: the clinic takes no bookings so shortly before it. "One" is a time.',
  },
  slot_in_past: {
    id: 'problem.call.slot_in_past',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'Booking: the chosen time is over by now. "One" is a time.',
  },
  hold_expired: {
    id: 'problem.call.hold_expired',
    defaultMessage: 'The time we kept for you has run out. Choose it again if it is still free.',
    description:
      'Booking: the chosen time was kept for the patient for some minutes, and these are over. "It" is the time.',
  },
  hold_limit: {
    id: 'problem.call.hold_limit',
    defaultMessage: 'We are already keeping several times for you. Finish or leave one of them first.',
    description:
      'Booking: this patient has begun to book too many times at once. "Finish or leave" is said of those bookings.',
  },
  price_changed: {
    id: 'problem.call.price_changed',
    defaultMessage: 'The fee has changed. Check it before you book.',
    description: 'Booking, last step: the doctor’s fee is another one than the patient has seen.',
  },
  visit_overlaps: {
    id: 'problem.call.visit_overlaps',
    defaultMessage: 'This phone number has another visit at that time. Choose another time.',
    description:
      'Booking: another visit with this phone number is at the same time, for this patient or another of the family.',
  },
  cancellations_of_phone_limit: {
    id: 'problem.call.cancellations_of_phone_limit',
    defaultMessage:
      'Too many visits were cancelled or not paid with this phone number today. Book again tomorrow, or call the clinic.',
    description: 'Booking, to a patient who booked and cancelled, or did not pay in time, again and again on one day.',
  },
  visits_of_phone_limit: {
    id: 'problem.call.visits_of_phone_limit',
    defaultMessage:
      'This phone number has as many visits booked as it can have at a time. Cancel one of them, or book again after the next.',
    description:
      'Booking: as many visits as allowed are booked with this phone number. "Them" and "the next" are visits that are still to come.',
  },
  visits_of_doctor_limit: {
    id: 'problem.call.visits_of_doctor_limit',
    defaultMessage:
      'This phone number has as many visits booked with this doctor as it can have at a time. Book the next one after one of them, or see another doctor.',
    description:
      'Booking: as many visits as allowed are booked with one doctor and this phone number. "The next one" and "one of them" are visits.',
  },
  visits_of_facility_limit: {
    id: 'problem.call.visits_of_facility_limit',
    defaultMessage:
      'This phone number has as many visits booked at this clinic as it can have at a time. Book the next one after one of them, or choose another clinic.',
    description:
      'Booking: as many visits as allowed are booked at one clinic or hospital with this phone number. "The next one" and "one of them" are visits.',
  },
  consent_required: {
    id: 'problem.call.consent_required',
    defaultMessage: 'Please agree to the terms before you book.',
    description: 'Booking, last step: the patient has not agreed to the partner’s terms.',
  },
  appointment_begun: {
    id: 'problem.call.appointment_begun',
    defaultMessage: 'This visit has begun or is over, so it can’t be changed here. Please call the clinic.',
    description: 'Page of one visit, after "Cancel this visit" or "Change the time": it is too late for that.',
  },
  appointment_cancelled: {
    id: 'problem.call.appointment_cancelled',
    defaultMessage: 'This visit was cancelled meanwhile. Book a new one with the same doctor.',
    description: 'Page of one visit, after "Change the time": somebody cancelled it on another device.',
  },
  cancel_too_late: {
    id: 'problem.call.cancel_too_late',
    defaultMessage: 'It is too late to cancel this visit here. To cancel it, call the clinic.',
    description: 'Page of one visit, after "Cancel this visit": the partner’s time for it has passed.',
  },
  move_too_late: {
    id: 'problem.call.move_too_late',
    defaultMessage: 'It is too late to change the time of this visit here. For another time, call the clinic.',
    description: 'Page of one visit, after "Change the time": the partner’s time for it has passed.',
  },
  cancellation_fee_changed: {
    id: 'problem.call.cancellation_fee_changed',
    defaultMessage: 'Cancelling this visit costs something now. Open the visit to see how much.',
    description:
      'After a visit was cancelled without a network: meanwhile it is not free any more, so it was not cancelled.',
  },
  moves_limit: {
    id: 'problem.call.moves_limit',
    defaultMessage: 'This visit was moved as often as it can be here. To change its time, call the clinic.',
    description: 'Page of one visit, after "Change the time": it was moved again and again.',
  },
  payment_required: {
    id: 'problem.call.payment_required',
    defaultMessage: 'This visit has to be paid first. Choose how you would like to pay.',
    description: 'Booking, or the page of one visit: the visit is only booked, or moved, once it is paid.',
  },
  payment_method_unavailable: {
    id: 'problem.call.payment_method_unavailable',
    defaultMessage: 'This visit can’t be paid that way. Choose another way to pay.',
    description: 'Booking: the chosen way to pay (such as a card) is not offered for this visit.',
  },
  payment_expired: {
    id: 'problem.call.payment_expired',
    defaultMessage: 'The time to pay is over, so this time is free for others again. Please book a new time.',
    description: 'Booking, or the page of one visit: it was kept for the patient for some minutes and was not paid.',
  },
  payment_declined: {
    id: 'problem.call.payment_declined',
    defaultMessage: 'Your payment was declined. Try again, or choose another way to pay.',
    description: 'Booking: the bank or the wallet refused the payment. Nothing was charged.',
  },
  payment_unavailable: {
    id: 'problem.call.payment_unavailable',
    defaultMessage: 'This way to pay doesn’t work right now. Try again in a moment, or choose another way to pay.',
    description: 'Booking: the company that takes payments, or the wallet, gives no answer.',
  },
  earlier_offers_closed: {
    id: 'problem.call.earlier_offers_closed',
    defaultMessage: 'No earlier time can be offered for this visit any more. It stays as it is.',
    description:
      'Page of one visit, after the patient asked to be told about earlier times: the visit is too near, or the clinic offers none.',
  },
  offer_expired: {
    id: 'problem.call.offer_expired',
    defaultMessage: 'The earlier time is no longer kept for you. Your visit stays as it is.',
    description: 'Page of one visit, after the patient took an earlier time too late.',
  },
  offer_answered: {
    id: 'problem.call.offer_answered',
    defaultMessage: 'You have answered this already, here or on another device. Below is your visit as it is now.',
    description:
      'Page of one visit, after the patient took an earlier time that they had declined before, or the other way round. The visit is shown below.',
  },
  idempotency_key_missing: {
    id: 'problem.call.idempotency_key_missing',
    defaultMessage: 'We could not take this safely. Reload the page and try again.',
    description:
      'Any screen, after a change could not be sent in a way that is sure to happen only once. "This" is the change.',
  },
  idempotency_key_reused: {
    id: 'problem.call.idempotency_key_reused',
    defaultMessage: 'You may have booked from here already. Check your appointments, or choose your time again.',
    description: 'Booking: the server has had a different booking from this same page, which may have become a visit.',
  },
  idempotency_in_progress: {
    id: 'problem.call.idempotency_in_progress',
    defaultMessage: 'We are still working on it. This takes a few seconds.',
    description: 'Booking: the same booking arrived before and is not finished. "It" is the booking.',
  },
  request_repeated: {
    id: 'problem.call.request_repeated',
    defaultMessage: 'This reached us twice, so we stopped the second one. Please try again.',
    description:
      'Any screen: the same call arrived twice and only the first was considered. "This" is what the patient sent.',
  },
  rate_limited: {
    id: 'problem.call.rate_limited',
    defaultMessage: 'That was a lot at once. Wait a minute and try again.',
    description: 'Any screen, after very many calls in a short time. "That" is what the patient did.',
  },
  timeout: {
    id: 'problem.call.timeout',
    defaultMessage: 'This is taking too long. Check your connection and try again.',
    description: 'Any screen, where no answer came in time. "Connection": to the internet.',
  },
  unavailable: {
    id: 'problem.call.unavailable',
    defaultMessage: 'We can’t do this right now. Try again in a moment.',
    description: 'Any screen, where the service cannot answer for the moment. "This" is what the patient wanted.',
  },
  unexpected: {
    id: 'problem.call.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'Any screen, after a failure that nobody foresaw. "Our side" is the service, not the patient.',
  },
  offline: {
    id: 'problem.call.offline',
    defaultMessage: 'You’re offline. Try again once you are connected.',
    description: 'Any screen, where a call needs a network and the device has none. "Connected": to the internet.',
  },
  clock_wrong: {
    id: 'problem.call.clock_wrong',
    defaultMessage: 'Your device’s clock is wrong. Set date and time to automatic and try again.',
    description:
      'Any screen, where the clock of the phone or computer is minutes off and calls are refused for it. "Automatic" is the choice in the device’s settings.',
  },
  part_missing: {
    id: 'problem.call.part_missing',
    defaultMessage: 'A part of the app could not be loaded. Reload the page and try again.',
    description:
      'Any screen, after a press that needed a file of the app which is lost, such as one of an older version. A button "Reload" may follow.',
  },
} satisfies Record<ProblemCode, MessageDescriptor>)
