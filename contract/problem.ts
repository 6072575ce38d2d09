import type { ProblemCode } from './problem-codes.ts'

export type { ProblemCode } from './problem-codes.ts'

/** One field that was refused. `path` is a JSON pointer into the body, query or parameters, for example `/patient/phone`. */
export type FieldProblem = { path: string; message: string }

type ProblemOptions = { message?: string; status?: number; fields?: FieldProblem[]; details?: unknown; cause?: unknown }

/** A failure as data. Above the transport nothing else is thrown on purpose. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** HTTP status of the answer; absent where there was no answer. */
  readonly status: number | undefined
  readonly fields: FieldProblem[]
  /** Data that belongs to the code, for example the alternatives of `slot_taken`. */
  readonly details: unknown

  constructor(code: ProblemCode, { message, status, fields = [], details, cause }: ProblemOptions = {}) {
    super(message ?? code, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.details = details
  }
}
