/** An invalid setting: the message has its name, its value and what was expected. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
