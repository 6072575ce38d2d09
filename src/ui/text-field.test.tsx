import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { DateField } from './date-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

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
        codes={[
          { region: 'US', name: 'United States', code: '1' },
          { region: 'CA', name: 'Canada', code: '1' },
        ]}
        region="CA"
        onRegionChange={nothing}
        value=""
        onChange={nothing}
      />,
    )
    expect(screen.getByLabelText('Mobile').getAttribute('autocomplete')).toBe('tel-national')
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
    expect([list.value, list.selectedOptions[0]!.textContent]).toEqual(['CA', 'Canada (\u2066+1\u2069)'])
  })

  it('for dates takes day, month and year in any order and in any digits, and is empty when all of them are', () => {
    const changes: string[] = []
    render(<Birthday onChange={(date) => changes.push(date)} />)
    const part = (label: string) => screen.getByLabelText(label)
    fireEvent.change(part('Year'), { target: { value: '١٩٩٠x' } })
    fireEvent.change(part('Day'), { target: { value: '5' } })
    fireEvent.change(part('Month'), { target: { value: '03' } })
    for (const label of ['Year', 'Month', 'Day']) fireEvent.change(part(label), { target: { value: '' } })
    expect(changes).toEqual(['1990--', '1990--5', '1990-03-5', '-03-5', '--5', ''])
    expect(part('Day').getAttribute('autocomplete')).toBe('bday-day')
  })
})

function Birthday({ onChange }: { onChange: (date: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <DateField
      label="Birthday"
      name="birthday"
      value={value}
      onChange={(date) => {
        onChange(date)
        setValue(date)
      }}
      partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
      months={['January', 'February', 'March']}
      autoComplete="bday"
    />
  )
}
