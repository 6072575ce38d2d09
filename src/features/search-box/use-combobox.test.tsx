import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useCombobox } from './use-combobox.ts'

beforeAll(() => {
  // jsdom lays nothing out and so has no scrolling.
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(cleanup)

function Fruit({ options }: { options: string[] }) {
  const [chosen, setChosen] = useState('')
  const [sent, setSent] = useState('')
  const combobox = useCombobox({
    id: 'fruit',
    optionCount: options.length,
    onChoose: (index) => setChosen(options[index]!),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent('sent')
      }}
    >
      <div {...combobox.boxProps}>
        <input aria-label="Fruit" {...combobox.inputProps} />
        <div role="listbox" id="fruit-list" aria-label="Suggestions" hidden={!combobox.isOpen}>
          {options.map((option, index) => (
            <div key={option} {...combobox.optionProps(index)} onClick={() => setChosen(option)}>
              {option}
            </div>
          ))}
        </div>
      </div>
      <button type="submit">Search</button>
      <output>{chosen || sent}</output>
    </form>
  )
}

const options = ['Apple', 'Banana', 'Cherry']
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)!.textContent : null
}

describe('the suggestions by keyboard', () => {
  it('opens with the arrow and walks through the options and back to the input', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.tab()
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}')
    expect(activeOption()).toBe('Apple')
    expect(screen.getByRole('option', { name: 'Apple' }).getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeOption()).toBe('Cherry')
    await user.keyboard('{ArrowDown}')
    expect(activeOption()).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(activeOption()).toBe('Cherry')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  it('chooses the active option with Enter without sending the form', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'an{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Banana')
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
  })

  it('sends the form with Enter while no option is active', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'an{Enter}')
    expect(screen.getByRole('status').textContent).toBe('sent')
  })

  it('closes with Escape and keeps what was typed', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'an{Escape}')
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('an')
  })

  it('forgets the active option when typing goes on or the list gets shorter', async () => {
    const user = userEvent.setup()
    const view = render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'a{ArrowUp}')
    expect(activeOption()).toBe('Cherry')
    view.rerender(<Fruit options={['Apple']} />)
    expect(activeOption()).toBeNull()
    await user.keyboard('{ArrowDown}n')
    expect(activeOption()).toBeNull()
  })

  it('closes when focus leaves the box', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.tab()
    await user.tab()
    expect(screen.getByRole('combobox', { hidden: true }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the suggestions by pointer', () => {
  it('chooses what is pressed', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.click(screen.getByRole('combobox'))
    await user.click(screen.getByRole('option', { name: 'Cherry' }))
    expect(screen.getByRole('status').textContent).toBe('Cherry')
  })
})
