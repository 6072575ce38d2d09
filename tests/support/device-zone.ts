import { vi } from 'vitest'

/** The device's own zone from now on, until mocks are restored; formats that name a zone keep theirs. */
export function putDeviceIn(timeZone: string): void {
  const Real = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (this: unknown, locales, options) {
    return new Real(locales, { ...options, timeZone: options?.timeZone ?? timeZone })
  })
}
