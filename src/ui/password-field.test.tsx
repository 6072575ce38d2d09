import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Form } from './form/form.tsx'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

function setUp() {
  function Harness() {
    const [value, setValue] = useState('')
    return (
      <Form onSubmit={() => undefined}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          showLabel="Show password"
          error={value === 'wrong' ? 'Not this one' : undefined}
          value={value}
          onChange={setValue}
        />
        <button>Save</button>
      </Form>
    )
  }
  render(<Harness />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  return { input, eye: screen.getByRole('button', { name: 'Show password' }), user: userEvent.setup() }
}

describe('a password', () => {
  it('is hidden until it is asked for, and says so', async () => {
    const { input, eye, user } = setUp()
    await user.type(input, ' s3cret ')
    expect([input.value, input.type, eye.getAttribute('aria-pressed')]).toEqual([' s3cret ', 'password', 'false'])
    await user.click(eye)
    expect([input.value, input.type, eye.getAttribute('aria-pressed')]).toEqual([' s3cret ', 'text', 'true'])
    await user.click(eye)
    expect(input.type).toBe('password')
  })

  it('is hidden again when its form is sent', async () => {
    const { input, eye, user } = setUp()
    await user.click(eye)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(input.type).toBe('password')
  })

  it('can be filled in by the browser, and is corrected by none', async () => {
    const { input, user } = setUp()
    expect(input.autocomplete).toBe('new-password')
    expect([input.getAttribute('spellcheck'), input.getAttribute('autocapitalize')]).toEqual(['false', 'none'])
    await user.type(input, 'wrong')
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Not this one')
  })
})
