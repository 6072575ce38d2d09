import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PhoneField, TextField } from './text-field.tsx'

afterEach(cleanup)
const nothing = () => undefined

describe('a field', () => {
  it('is described by its hint until something is wrong, then by the problem', () => {
    const { rerender } = render(<TextField label="Name" hint="As in your passport" value="" onChange={nothing} />)
    const input = screen.getByLabelText('Name')
    const description = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    expect(description()).toBe('As in your passport')
    expect(input.getAttribute('aria-invalid')).toBeNull()

    rerender(<TextField label="Name" hint="As in your passport" error="Write your name" value="" onChange={nothing} />)
    expect(description()).toBe('Write your name')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('for phones asks for the number, and has a named list of calling codes', () => {
    render(
      <PhoneField
        label="Mobile"
        codeLabel="Country code"
        codes={[{ value: '971', label: '+971' }]}
        code="971"
        onCodeChange={nothing}
        value=""
        onChange={nothing}
      />,
    )
    expect(screen.getByLabelText('Mobile').getAttribute('autocomplete')).toBe('tel-national')
    expect(screen.getByRole('combobox', { name: 'Country code' })).toBeTruthy()
  })
})
