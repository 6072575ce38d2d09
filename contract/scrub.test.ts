import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub } from './scrub.ts'

describe('a scrubbed message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'length')"],
    ["undefined is not an object (evaluating 'slot.start')"],
    ["Can't find variable: foo"],
    ["Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."],
    ["Failed to construct 'URL': Invalid URL"],
    ['Maximum update depth exceeded.'],
    ['useApp outside of AppProvider'],
    ['slot_taken'],
  ])('keeps what browsers and the app say: %s', (message) => {
    expect(scrub(message)).toBe(message)
  })

  it.each([
    ['no doctor dr-layla-haddad-4411', 'no doctor …'],
    ['nothing for Layla Haddad today', 'nothing for … today'],
    ['MCDONALD or McDonald or AlHaddad', '… or … or …'],
    ['أحمد is not iterable', '… is not iterable'],
    ['call +971 50 123 4567 now', 'call +… now'],
    ['call ٠٥٠ ١٢٣ ٤٥٦٧ now', 'call … now'],
    ['call (050) 123-45 67 now', 'call (… now'],
    ['born 1990-05-12', 'born …'],
    ['mail layla@example.com', 'mail …'],
    ['at https://app.example/en-ae/doctor/x?xtoken=1', 'at …'],
    ['at /en-ae/appointment/42/confirmed', 'at …'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIi', 'token …'],
    ['mixed\u200bCase 1\u200b2\u200b3\u200b4 done', 'mixedCase … done'],
    ['one … … … two', 'one … two'],
    ['HALF-Open same-ORIGIN', '… same-ORIGIN'],
    ['oneTwoThreeFourFiveSix tokenOfLayla', '… tokenOfLayla'],
    ['NotFoundError not Layla_Haddad of Router_Layla', 'NotFoundError not … of …'],
    [`a${'b'.repeat(32)} ${'b'.repeat(32)}`, `… ${'b'.repeat(32)}`],
    ['état was wrong', '… was wrong'],
    ['a1b2c3 or a1b2c3d4', 'a1b2c3 or …'],
    ['12a failed', '… failed'],
    ['id 6f1c2f6e-0000-4000-8000-000000000000', 'id …'],
    ['Unexpected token \'L\', "Layla Haddad" is not valid JSON', 'Unexpected token \'L\', "…" is not valid JSON'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Layla for the full message',
      'Minified React error #418; visit … for the full message',
    ],
  ])('loses what may be a person’s: %s', (message, scrubbed) => {
    expect(scrub(message)).toBe(scrubbed)
  })

  it('is short, and ends with a whole word', () => {
    const long = scrub('something failed '.repeat(400))
    expect(long.length).toBeLessThanOrEqual(200)
    expect(long).toMatch(/(?:something|failed) …$/)
    const [fitting, longer] = ['ab '.repeat(66) + 'ab', 'ab '.repeat(66) + 'abc']
    expect([scrub(fitting), scrub(longer)]).toEqual([fitting, `${'ab '.repeat(66)}…`])
    expect(scrub('_'.repeat(20) + "'".repeat(200))).toBe('…')
    expect(scrub(`${' '.repeat(1_999)}ab`)).toBe('a')
  })
})

const words = fc.constantFrom('failed', 'for', 'Cannot read', 'patient', 'is not a function:', '(reading', "'x')", '…')
const separated = fc
  .tuple(
    fc.constantFrom('+', '00', '(', ''),
    fc.array(
      fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', '', ' ', '-', '.', ') ', '\u200b', '\u00a0')),
      {
        minLength: 7,
        maxLength: 15,
      },
    ),
    fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10),
  )
  .map(
    ([start, digits, zero]) =>
      start + digits.map(([digit, sign]) => String.fromCodePoint(zero + digit) + sign).join(''),
  )
const mailbox = fc.emailAddress()
const address = fc.webUrl({ withQueryParameters: true, withFragments: true })
const uuid = fc.uuid()
const token = fc.base64String({ minLength: 44, maxLength: 60 })
const halves = `a${'A'.repeat(11)}+a${'A'.repeat(31)}`
const arabicName = fc.constantFrom('ليلى حداد', 'محمد', 'فاطمة الزهراء')
const latinName = fc.constantFrom('Layla', 'Haddad', 'Siti Nurhaliza', 'OMAR', 'Budi Santoso', 'Zoë')

/** A personal thing between words that any message may hold. */
const messageWith = <T>(secret: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.array(words, { maxLength: 4 }), secret, fc.array(words, { maxLength: 4 }))
    .map(([before, one, after]) => ({
      secret: String(one),
      message: [...before, one, ...after].join(' '),
    }))

describe('whatever stands around it, a scrubbed message', () => {
  it('holds no number that could be called', () => {
    fc.assert(
      fc.property(messageWith(separated), ({ message }) => {
        const scrubbed = scrub(message)
        expect(scrubbed).not.toMatch(/\p{Nd}{4}/u)
        expect(scrubbed.replace(/[^\p{Nd}\p{L}…]/gu, '')).not.toMatch(/\p{Nd}{4}/u)
      }),
    )
  })

  it('holds no mailbox, address, id, token or name', () => {
    fc.assert(
      fc.property(
        messageWith(fc.oneof(mailbox, address, uuid, token, arabicName, latinName)),
        ({ message, secret }) => {
          const scrubbed = scrub(message)
          expect(scrubbed).not.toContain(secret)
          expect(scrubbed).not.toMatch(/@|:\/\//)
          for (const part of secret.split(' ')) expect(scrubbed).not.toContain(part)
        },
      ),
      // Two halves that are each like a word of the app.
      { examples: [[{ secret: halves, message: halves }]] },
    )
  })

  it('is scrubbed for good', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 400 }),
          messageWith(mailbox).map((one) => one.message),
        ),
        (message) => {
          expect(scrub(scrub(message))).toBe(scrub(message))
        },
      ),
    )
  })
})
