import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'
import { step, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { formatIssues, patternIssue } from './pattern-findings.ts'

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

function toIssues({ keyword, instancePath: path, params }: SchemaError): ConfigurationIssue[] {
  const { requiredProperties = [], allowedValues = [], type, format, limit = 0, pattern } = params as Params
  switch (keyword) {
    case 'required':
      return requiredProperties.map((name) => wrong(path + step(name), 'missing'))
    case 'enum':
      return [wrong(path, 'oneOf', { allowed: allowedValues.map(String) })]
    case 'type': {
      const code = kinds[String(type)]
      return [code ? wrong(path, code) : wrong(path, 'kind', { kind: String(type) })]
    }
    case 'pattern':
      return [patternIssue(path, String(pattern)) ?? wrong(path, 'form')]
    case 'format':
      return [(formatIssues[String(format)] ?? ((at) => wrong(at, 'writing')))(path)]
    case 'anyOf':
      return [wrong(path, 'noForm')]
    default: {
      const code = limits[keyword]
      return [code ? wrong(path, code, { limit }) : wrong(path, 'other')]
    }
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

const kinds: Partial<Record<string, 'object' | 'list' | 'text' | 'number' | 'whole' | 'flag'>> = {
  object: 'object',
  array: 'list',
  string: 'text',
  number: 'number',
  integer: 'whole',
  boolean: 'flag',
}

const limits: Partial<Record<string, 'least' | 'most' | 'fewLetters' | 'manyLetters' | 'fewEntries' | 'manyEntries'>> =
  {
    minimum: 'least',
    maximum: 'most',
    minLength: 'fewLetters',
    maxLength: 'manyLetters',
    minItems: 'fewEntries',
    maxItems: 'manyEntries',
    maxProperties: 'manyEntries',
  }
