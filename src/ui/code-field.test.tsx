import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CodeField } from './code-field.tsx'

afterEach(cleanup)

function setUp() {
  const completed: string[] = []
  function Harness() {
    const [code, setCode] = useState('')
    return (
      <CodeField
        label="Code"
        length={6}
        value={code}
        onChange={setCode}
        onComplete={(whole) => completed.push(whole)}
      />
    )
  }
  render(<Harness />)
  return { input: screen.getByLabelText<HTMLInputElement>('Code'), completed, user: userEvent.setup() }
}

describe('CodeField', () => {
  it('offers itself for the code of a text message', () => {
    const { input } = setUp()
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(input.getAttribute('inputmode')).toBe('numeric')
  })

  it('takes digits alone and says once that the code is whole', async () => {
    const { input, completed, user } = setUp()
    await user.type(input, '12a 345')
    expect(input.value).toBe('12345')
    expect(completed).toEqual([])
    await user.type(input, '67')
    expect(input.value).toBe('123456')
    expect(completed).toEqual(['123456'])
  })

  it('takes a code out of a pasted message', async () => {
    const { input, completed, user } = setUp()
    await user.click(input)
    await user.paste('Your code is 482 913.')
    expect(input.value).toBe('482913')
    expect(completed).toEqual(['482913'])
  })

  it('takes Arabic-Indic and Persian digits', async () => {
    const { input, completed, user } = setUp()
    await user.click(input)
    await user.paste('٤٨٢۹۱۳')
    expect(completed).toEqual(['482913'])
  })
})
