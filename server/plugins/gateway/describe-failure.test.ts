import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

describe('a failure in the log', () => {
  it('keeps kind, code, constraint and place of a failed query, and none of its parameters', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'one_session_per_token' })
    const described = describeFailure(
      new DrizzleQueryError('insert into patients values ($1)', ['Layla', '+971501234567'], cause),
    )
    expect(described).toMatchObject({ code: '23505', constraint: 'one_session_per_token' })
    expect(JSON.stringify(described)).not.toMatch(/Layla|971501234567/)
  })

  it('keeps the frames of a stack without the message that stands above them', () => {
    const described = describeFailure(new SyntaxError('Unexpected token in "Layla"'))
    expect(described.stack?.length).toBeGreaterThan(0)
    expect(JSON.stringify(described)).not.toContain('Layla')
  })
})
