import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFocusAfterList } from './use-focus-after-list.ts'

afterEach(cleanup)

type Found = { links: readonly string[] }

function List({ page, found }: { page: object; found: Found }) {
  useFocusAfterList(page, found)
  return (
    <main id="main" tabIndex={-1}>
      {found.links.map((link) => (
        <a key={link} href={`#${link}`}>
          {link}
        </a>
      ))}
    </main>
  )
}

const [before, after] = [{ of: 'before' }, { of: 'after' }]
const full: Found = { links: ['Without filters', 'Everywhere'] }
const waiting: Found = { links: [] }

it.each(['with the address', 'a render after it'])('starts at the top where what was pressed is gone %s', (when) => {
  const { rerender } = render(<List page={before} found={full} />)
  screen.getByText('Without filters').focus()
  if (when === 'a render after it') {
    rerender(<List page={after} found={full} />)
    expect(document.activeElement).toBe(screen.getByText('Without filters'))
  }
  rerender(<List page={after} found={waiting} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the focus where it is still on the page, and where nobody pressed anything', () => {
  const { rerender } = render(<List page={before} found={full} />)
  rerender(<List page={before} found={waiting} />)
  expect(document.activeElement).toBe(document.body)

  rerender(<List page={before} found={full} />)
  screen.getByText('Everywhere').focus()
  rerender(<List page={after} found={{ links: ['Everywhere'] }} />)
  expect(document.activeElement).toBe(screen.getByText('Everywhere'))
})
