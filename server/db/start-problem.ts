export type StartProblemCode =
  | 'data_folder_unwritable'
  | 'data_folder_locked'
  | 'data_folder_full'
  | 'database_unreadable'
  | 'database_address_invalid'
  | 'database_unreachable'
  | 'database_login_refused'
  | 'database_missing'
  | 'database_too_old'
  | 'database_not_allowed'
  | 'database_full'
  | 'migration_failed'

/** Why the server cannot start: a message for the person at the keyboard, and in `hint` what to do about it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
  readonly code: StartProblemCode
  readonly hint: string

  constructor(code: StartProblemCode, message: string, hint: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.hint = hint
  }
}
