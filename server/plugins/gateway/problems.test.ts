import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { problem } from '#server/errors'
import problems, { toProblem } from './problems.ts'

/** What a route that fails so is answered with, and what is logged of it. */
async function answerTo(failure: unknown) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  await app.register(problems)
  app.get('/', async () => {
    throw failure
  })
  const { statusCode, body, headers } = await app.inject('/')
  await app.close()
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; failure?: { message?: string } })
  return { statusCode, body, retryAfter: headers['retry-after'], logged }
}

describe('a failure', () => {
  it.each([
    [new Error('our own'), 500, 'Error'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'Error'],
  ])('of ours is logged with what it is: %s', async (failure, statusCode, name) => {
    const answer = await answerTo(failure)
    expect(answer.statusCode).toBe(statusCode)
    expect(answer.logged).toEqual([
      expect.objectContaining({ msg: 'request failed', failure: expect.objectContaining({ name }) }),
    ])
  })

  it('of the caller is not logged as one of ours', async () => {
    const { statusCode, logged } = await answerTo(problem('slot_taken'))
    expect([statusCode, logged]).toEqual([409, []])
  })

  it('is answered with the data that belongs to it, and without what it has not', async () => {
    const details = { retry_after: 7 }
    const { body, retryAfter } = await answerTo(problem('rate_limited', { message: 'Wait.', details }))
    expect([body, retryAfter]).toEqual([JSON.stringify({ code: 'rate_limited', message: 'Wait.', details }), '7'])
    const bare = await answerTo(problem('gone', { message: 'No.' }))
    expect([bare.body, bare.retryAfter]).toEqual([JSON.stringify({ code: 'gone', message: 'No.' }), undefined])
  })
})

describe('what is thrown', () => {
  it('without a status of HTTP gets that of its code', () => {
    const { code, status, fields } = toProblem(new Problem('not_found', { fields: [{ path: '/id', message: 'no' }] }))
    expect({ code, status, fields }).toEqual({
      code: 'not_found',
      status: 404,
      fields: [{ path: '/id', message: 'no' }],
    })
  })

  it('because of a problem is that problem', () => {
    const cause = problem('slot_taken')
    expect(toProblem(new Error('the transaction failed', { cause }))).toBe(cause)
  })

  it.each([
    ['headers', '/headers/country-id'],
    ['body', '/country-id'],
    [undefined, '/country-id'],
  ])('for what is wrong in %s names the field as %s', (validationContext, path) => {
    const wrong = { instancePath: '/country-id', keyword: 'pattern', params: {}, schemaPath: '', message: 'is odd' }
    const refused = Object.assign(new Error('invalid'), { validation: [wrong], validationContext })
    expect(toProblem(refused)).toMatchObject({ code: 'validation_failed', fields: [{ path, message: 'is odd' }] })
  })
})
