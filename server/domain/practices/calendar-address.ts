import { hkdfSync } from 'node:crypto'
import { seal, unseal, type Sealed } from '#server/sealed'

/** The key by which addresses of calendars are sealed, from that of the server: who has an address reads the calendar. */
const calendarKey = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'patientweb practice calendar', 32))

/** An address as it is stored. */
export const sealAddress = (address: string, secret: Buffer): Sealed => seal(address, calendarKey(secret))

/** The address of a calendar. Throws where another server secret sealed it. */
export const openAddress = (sealed: Sealed, secret: Buffer): string => unseal(sealed, calendarKey(secret)) as string
