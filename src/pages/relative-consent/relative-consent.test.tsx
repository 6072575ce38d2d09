import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { consentQuestionQuery } from '#src/queries/consent.ts'
import { fillTestDom, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { RelativeConsentPage } from './relative-consent-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)

const question = { state: 'asked', first_name: 'Layla', expires_at: '2026-12-07T06:00:00Z' }
const link = 'a-link-of-the-relative'

async function open(answers: { question?: Answers[string]; answer?: Answers[string] }, hash = link) {
  const shown = await showOwnPage(<RelativeConsentPage />, {
    at: 'relative-consent',
    answers: {
      'POST /consent/question': answers.question ?? { data: question },
      'POST /consent/answer': answers.answer ?? 'pending',
    },
  })
  await act(() => shown.router.navigate({ to: '.', hash } as never))
  return shown
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name })
  await act(async () => button?.click())
}
const over: Answer = { refused: 'consent_link_invalid', status: 400 }

describe('the page of an adult relative', () => {
  it('is loaded under a heading that says what it is about', async () => {
    await open({ question: 'pending' })
    expect(await heading('May someone book for you?')).toBeDefined()
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
  })

  it('says without a network, and after a failure, that it could not be loaded', async () => {
    await open({ question: 'offline' })
    expect(await screen.findByText('You are offline', { exact: false }, { timeout: 20_000 })).toBeDefined()
    cleanup()
    let isBroken = true
    await open({ question: () => (isBroken ? { refused: 'unexpected', status: 500 } : { data: question }) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    isBroken = false
    await press('Try again')
    expect(await heading(/^May .*Layla.* book for you\?$/)).toBeDefined()
  })

  it.each([
    ['', 'This link is no longer valid'],
    [link, 'This link is no longer valid'],
  ])('says that a link is over: "%s"', async (hash, title) => {
    await open({ question: over }, hash)
    expect(await heading(title)).toBeDefined()
  })

  it('shows what is true where it was answered elsewhere meanwhile', async () => {
    let state = 'asked'
    await open({ question: () => ({ data: { ...question, state } }), answer: over })
    await heading(/book for you/)
    state = 'refused'
    await press('Yes, I agree')
    expect(await heading('You said no')).toBeDefined()
  })

  it('shows what was answered, whatever was read before', async () => {
    let reads = 0
    const { app } = await open({
      question: () => ((reads += 1) === 1 ? { data: question } : 'pending'),
      answer: { data: { ...question, state: 'given' } },
    })
    await heading(/book for you/)
    const { queryKey } = consentQuestionQuery(app, link)
    void app.queryClient.invalidateQueries({ queryKey })
    await waitFor(() => expect(reads).toBe(2))
    await press('Yes, I agree')
    await heading('You said yes')
    expect(app.queryClient.isFetching({ queryKey })).toBe(0)
  })

  it('says why an answer was not sent, and can send it again', async () => {
    let isBroken = true
    await open({ answer: () => (isBroken ? 'offline' : { data: { ...question, state: 'given' } }) })
    await heading(/book for you/)
    await press('Yes, I agree')
    expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).not.toBe('')
    isBroken = false
    await press('Yes, I agree')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('You said yes'))
  })
})
