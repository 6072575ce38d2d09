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

  it('keeps what the driver says of a connection that broke under a query', () => {
    const cause = new Error('Connection terminated: the server says nothing')
    const described = describeFailure(new DrizzleQueryError('select $1', ['Layla'], cause))
    expect(described.message).toBe(cause.message)
    expect(JSON.stringify(described)).not.toContain('Layla')
  })

  it('keeps no more than eight frames, each on its own, and does without a stack', () => {
    const deep = new Error('deep')
    deep.stack = ['Error: deep', ...Array.from({ length: 12 }, (_, place) => `    at place${place}`)].join('\n')
    expect(describeFailure(deep).stack).toEqual(Array.from({ length: 8 }, (_, place) => `at place${place}`))
    delete deep.stack
    expect(describeFailure(deep)).toStrictEqual({ name: 'Error', message: 'deep' })
  })

  it('keeps the scrubbed message of what neither a query nor a parser says', () => {
    const { message, code } = describeFailure(Object.assign(new Error('nothing for Layla'), { code: 'ECONNRESET' }))
    expect([message, code]).toEqual(['nothing for …', 'ECONNRESET'])
    const query = new DrizzleQueryError('select 1', [], Object.assign(new Error('no'), { code: 7, constraint: null }))
    for (const failure of [query, new SyntaxError('no')])
      expect(Object.keys(describeFailure(failure)).sort()).toEqual(['name', 'stack'])
  })

  it('that is no error says what it is', () => {
    expect([describeFailure('Layla'), describeFailure(undefined)]).toEqual([{ name: 'string' }, { name: 'undefined' }])
  })

  it('keeps the frames of a stack without the message that stands above them', () => {
    const described = describeFailure(new SyntaxError('Unexpected token in "Layla"'))
    expect(described.stack?.length).toBeGreaterThan(0)
    expect(JSON.stringify(described)).not.toContain('Layla')
  })
})
