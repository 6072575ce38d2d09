import type { Problem, ProblemCode } from '#contract/problem'
import type { OperationOutcomeIssue } from 'fhir/r4'
import type { FhirResource } from 'fhir/r4'

/** One thing to say: `type` is a code of FHIR's issue types, `expression` a path in what was sent, such as `Bundle.entry[2]`. */
export type Issue = {
  severity: 'error' | 'warning' | 'information'
  type: OperationOutcomeIssue['code']
  text: string
  expression?: string
}

/** What FHIR has to say that something was done, refused, or left out of account. */
export const toOutcome = (issues: readonly Issue[]): FhirResource => ({
  resourceType: 'OperationOutcome',
  issue: issues.map(({ severity, type, text, expression }) => ({
    ...{ severity, code: type, diagnostics: text },
    ...(expression !== undefined && { expression: [expression] }),
  })),
})

/** FHIR's type of an issue for problems of ours; `processing` for any other. */
const typeOf: Partial<Record<ProblemCode, OperationOutcomeIssue['code']>> = {
  bad_request: 'structure',
  validation_failed: 'invalid',
  unauthenticated: 'login',
  forbidden: 'forbidden',
  not_found: 'not-found',
  method_not_allowed: 'not-supported',
  unsupported_media_type: 'not-supported',
  payload_too_large: 'too-long',
  rate_limited: 'throttled',
  timeout: 'timeout',
  unavailable: 'transient',
  unexpected: 'exception',
}

/** A problem in the words of FHIR: an issue for each field, or one for all. */
export function outcomeOf({ code, message, fields }: Problem): FhirResource {
  const common = { severity: 'error', type: typeOf[code] ?? 'processing' } as const
  if (fields.length === 0) return toOutcome([{ ...common, text: message }])
  return toOutcome(
    fields.map(({ path, message: text }) => ({
      ...common,
      text: `${toExpression(path)} ${text}`.trim(),
      ...(path !== '' && { expression: toExpression(path) }),
    })),
  )
}

/** A JSON pointer into a Bundle as FHIR has it: `Bundle.entry[2].resource`; what is none is one already. */
const toExpression = (path: string): string =>
  path.startsWith('/') ? `Bundle${path.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}` : path
