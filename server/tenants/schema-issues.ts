import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'
import { step, wrong, type ConfigurationIssue } from './configuration-issue.ts'

type SchemaError = ReturnType<typeof Value.Errors>[number]

/** All differences between a value and its schema, in plain words. */
export function schemaIssues(schema: TSchema, value: unknown): ConfigurationIssue[] {
  const errors = everyError(schema, value)
  // Where none of several alternatives matches, one sentence is clearer than the errors of each.
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ schemaPath }) => `${schemaPath}/anyOf/`)
  return errors
    .filter(({ schemaPath }) => !unions.some((union) => schemaPath.startsWith(union)))
    .flatMap((error) => toIssues(error))
}

/** All errors: by default the library stops after a few. */
function everyError(schema: TSchema, value: unknown): SchemaError[] {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: 1000 })
  try {
    return [...Value.Errors(schema, value)]
  } finally {
    Settings.Set({ maxErrors })
  }
}

function toIssues({ keyword, instancePath, params, message }: SchemaError): ConfigurationIssue[] {
  const { requiredProperties = [], allowedValues = [], type, format, limit, pattern } = params as Params
  switch (keyword) {
    case 'required':
      return requiredProperties.map((name) => wrong(instancePath + step(name), 'is missing'))
    case 'enum':
      return [wrong(instancePath, `must be one of ${allowedValues.map((each) => `"${String(each)}"`).join(', ')}`)]
    case 'type':
      return [wrong(instancePath, `must be ${kinds[String(type)] ?? String(type)}`)]
    case 'pattern':
      return [wrong(instancePath, patternWords(String(pattern)) ?? 'has not the form that is asked for')]
    case 'minimum':
    case 'maximum':
      return [wrong(instancePath, `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${limit}`)]
    case 'minLength':
    case 'maxLength':
      return [wrong(instancePath, `must have ${keyword === 'minLength' ? 'at least' : 'at most'} ${limit} characters`)]
    case 'minItems':
    case 'maxItems':
      return [wrong(instancePath, `must have ${keyword === 'minItems' ? 'at least' : 'at most'} ${limit} entries`)]
    case 'format':
      return [wrong(instancePath, `must be ${formatWords[String(format)] ?? 'written in another way'}`)]
    case 'maxProperties':
      return [wrong(instancePath, `must have at most ${limit} entries`)]
    case 'anyOf':
      return [wrong(instancePath, 'has none of the forms it may have')]
    default:
      return [wrong(instancePath, message)]
  }
}

type Params = {
  requiredProperties?: string[]
  allowedValues?: unknown[]
  type?: string | string[]
  format?: string
  limit?: number
  pattern?: string | RegExp
}

const kinds: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
}

/** What each format of the contract means. */
export const formatWords: Readonly<Record<string, string>> = {
  'date-time': 'a time in UTC such as 2026-11-22T08:00:00Z',
  email: 'an address of e-mail',
}

/** What a pattern of the contract means, found by what it contains. */
export function patternWords(pattern: string): string | undefined {
  return wordings.find(([part]) => pattern.includes(part))?.[1]
}

const wordings: readonly (readonly [part: string, words: string])[] = [
  ['#[0-9a-fA-F]{6}', 'must be a colour such as #0b5f69'],
  ['https://', 'must be an https address, a path of the app that begins with one slash, or empty'],
  [
    '(png|jpg|webp|svg|woff2|mp4|webm|vtt)',
    'must be the name of a file: lower-case letters, digits, . _ -, ending in png, jpg, webp, svg, woff2, mp4, webm or vtt',
  ],
  ['[0-9a-f]{8}-', 'must be an application id of OneSignal, such as 5a1d2c9e-7b3f-4e60-9a11-0c4de8f72b35'],
  ['^[\\x21-\\x7E]+$', 'must be letters, digits and signs of ASCII without a space, as Apple’s file has them'],
  ['([01][0-9]|2[0-3])', 'must be a time of day such as 21:30'],
  ['^[A-Z]{2}$', 'must be a country as ISO 3166 has it, in capitals: AE, GB'],
  ['^[A-Z]{3}$', 'must be a currency as ISO 4217 has it, in capitals: AED, SAR'],
  ['[a-z0-9-]+(\\.[a-z0-9-]+)*$', 'must be a host name in lower case without a port, such as book.example.com'],
  ['^[^\\S<>', 'must be one line of plain text, not empty, without < and >'],
  ['em$', 'must be a length in em, such as -0.02em'],
  ['\\d{2,4}x', 'must be a size such as 1080x1920'],
  ['(:\\d+)?$', 'must be a host name in lower case, such as content.example.com'],
  ['^/(?!', 'must be a path of the app that begins with one slash'],
  ['^[a-z]{2,3}(-', 'must be a language such as en or ar-AE'],
  ['^[a-z]', 'must be lower-case letters, digits and hyphens, beginning with a letter'],
  ['^[a-z0-9]', 'must be lower-case letters, digits and hyphens'],
]
