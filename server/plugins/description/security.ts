import { clockWindowSeconds, headers } from '#contract/headers'

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description }) as const

/** How calls authenticate, written for authors of clients. */
export const securitySchemes = {
  date: header(
    headers.date,
    `When the call was signed, as in \`Sun, 22 Nov 2026 08:00:00 GMT\`, at most ${clockWindowSeconds} seconds off. ` +
      'The time of the server is that of `GET …/locale/appservice/time`, or of the Date of any answer.',
  ),
  digest: header(
    headers.digest,
    '`SHA-256=` and the hash of the exact bytes of the body in base64; of no bytes where there is no body.',
  ),
  signature: header(
    headers.signature,
    'What is signed is three lines, joined by a line feed: `x-date: ` and the date as sent; the request-line as sent, ' +
      'for example `POST /api/account/patient/otp HTTP/1.1` with its query; `digest: ` and the digest as sent. ' +
      'The header is `hmac username="<key>", algorithm="hmac-sha256", headers="x-date request-line digest", ' +
      'signature="<HMAC-SHA256 of the lines in base64>"`. Each service has a key and a secret of its own: the second segment ' +
      'after the mount, as in `/api/account`, names the service. It guards against a wrong clock and repeated calls; it does not say who calls.',
  ),
  guest: header(
    headers.guestToken,
    'The proof of a phone that `verifyCode` gave: good for thirty minutes and one tenant.',
  ),
  appointment: header(headers.appointmentToken, 'The token that `bookAsGuest` gave: it opens that one appointment.'),
  holder: header(
    headers.holdToken,
    'The `hold_token` of `holdSlot`, or the `holder_key` it was held with: the held time is then listed as free to its holder.',
  ),
  facilityKey: { type: 'http', scheme: 'bearer', description: 'The key of a facility, which an operator makes.' },
  patient: { type: 'http', scheme: 'bearer', description: 'The session of a patient who signed in.' },
} as const

const signed = { date: [], digest: [], signature: [] }

/** Security of every call of a service. */
export const signedCall = [signed]

/** The same with another credential beside the signature. */
export const signedWith = (...schemes: ('guest' | 'appointment' | 'holder' | 'patient')[]) =>
  schemes.map((scheme) => ({ ...signed, [scheme]: [] }))
