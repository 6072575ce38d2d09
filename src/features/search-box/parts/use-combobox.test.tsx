import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  const [kept, setKept] = useState(options)
  const [chosen, setChosen] = useState('')
  const [sent, setSent] = useState('')
  const combobox = useCombobox('fruit')
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
          {kept.map((option) => (
            <div key={option} role="presentation">
              <div
                {...combobox.optionProps(option)}
                onClick={() => {
                  setChosen(option)
                  combobox.close()
                }}
              >
                {option}
              </div>
              <div
                {...combobox.optionProps(`without-${option}`, option)}
                onClick={() => {
                  setKept(kept.filter((one) => one !== option))
                  combobox.leaveOption()
                }}
              >
                Not {option}
              </div>
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

  it('leaves the active option when typing goes on', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'a{ArrowUp}')
    expect(activeOption()).toBe('Cherry')
    await user.keyboard('n')
    expect(activeOption()).toBeNull()
  })

  it('reaches what stands beside an option sideways, and presses it with Enter', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(activeOption()).toBe('Not Banana')
    await user.keyboard('{ArrowLeft}')
    expect(activeOption()).toBe('Banana')
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    expect(activeOption()).toBe('Cherry')
    await user.keyboard('{ArrowUp}{ArrowRight}{Enter}')
    expect(screen.queryByText('Banana')).toBeNull()
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('leaves the keys sideways to the caret while there are words', async () => {
    const user = userEvent.setup()
    render(<Fruit options={options} />)
    await user.type(screen.getByRole('combobox'), 'an{ArrowDown}{ArrowLeft}d')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('adn')
  })

  it('leaves every key to the input method while a character is being composed', () => {
    render(<Fruit options={options} />)
    const input = screen.getByRole('combobox')
    fireEvent.focus(input)
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
    expect(activeOption()).toBeNull()
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(activeOption()).toBe('Apple')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(screen.getByRole('status').textContent).toBe('')
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
