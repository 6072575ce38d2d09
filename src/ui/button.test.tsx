import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('ignores presses while it is busy, keeps the focus and says that it works', async () => {
    let presses = 0
    const { rerender } = render(<Button onClick={() => (presses += 1)}>Book</Button>)
    const button = screen.getByRole('button', { name: 'Book' })
    await userEvent.click(button)
    rerender(
      <Button busy onClick={() => (presses += 1)}>
        Book
      </Button>,
    )
    await userEvent.click(button)
    expect(presses).toBe(1)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('in a form sends nothing twice while it is busy', async () => {
    let sent = 0
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toBe(0)
  })
})
