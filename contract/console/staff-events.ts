/** What is noted of partner staff. */
export const staffEventKinds = [
  'invited',
  'invitation_resent',
  'invitation_withdrawn',
  'joined',
  'signed_in',
  'sign_in_refused',
  'second_factor_refused',
  'recovery_code_used',
  'signed_out',
  'signed_out_everywhere',
  'session_stolen',
  'password_changed',
  'password_reset',
  'second_factor_changed',
  'second_factor_removed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'recovery_codes_renewed',
  'role_changed',
  'removed',
  'activity_exported',
  'draft_changed',
  'change_discarded',
  'published',
  'draft_discarded',
  'went_back',
  'test_device_added',
  'test_sent',
] as const
export type StaffEventKind = (typeof staffEventKinds)[number]

/**
 * Days for which events are stored, how many a page of them has, and minutes within which changes that one person makes in one field are one
 * event.
 */
export const staffEventLimits = { days: 400, perPage: 50, changeMinutes: 10 } as const
