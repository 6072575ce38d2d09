import {
  type AriaAttributes,
  type FocusEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useCallback,
  useState,
} from 'react'

export type Combobox = {
  isOpen: boolean
  /** Id of the active option; empty for the input itself. */
  active: string
  open: () => void
  close: () => void
  /** Makes the input itself active, when an option has disappeared. */
  leaveOption: () => void
  inputProps: InputHTMLAttributes<HTMLInputElement> & AriaAttributes
  /** For the box around input and list: the list closes when focus leaves it. */
  boxProps: Pick<HTMLAttributes<HTMLElement>, 'onBlur'>
  /** For an option by its name; `beside` names the option whose action this one is. */
  optionProps: (name: string, beside?: string) => OptionProps
}

export type OptionProps = {
  id: string
  role: 'option'
  'aria-selected': boolean
  'data-beside'?: string
  tabIndex: -1
  onMouseMove: () => void
}

/**
 * The editable combobox with list autocomplete of the ARIA practices guide. Focus stays in the input; the active option is
 * named by `aria-activedescendant`. Up and down move through the options of the list, left and right to the one beside, and
 * Enter presses the active one; without one the form is sent. Our own, because the library's one costs 49 KiB on a page whose
 * first load has 140.
 */
export function useCombobox(id: string): Combobox {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setActive] = useState('')
  const active = isOpen ? wanted : ''

  const open = useCallback(() => setOpen(true), [])
  const close = () => {
    setOpen(false)
    setActive('')
  }
  const moveTo = (option: string) => {
    setOpen(true)
    setActive(option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const target = nextActive(event, { list: `${id}-list`, isOpen, active })
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      document.getElementById(active)?.click()
    } else if (event.key === 'Enter') {
      close()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return {
    isOpen,
    active,
    open,
    close,
    leaveOption: () => setActive(''),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active || undefined,
      onKeyDown,
      onFocus: open,
      onClick: open,
      onInput: () => moveTo(''),
    },
    boxProps: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    optionProps: (name, beside) => {
      const option = `${id}-${name}`
      return {
        id: option,
        role: 'option',
        'aria-selected': option === active,
        ...(beside ? { 'data-beside': `${id}-${beside}` } : {}),
        tabIndex: -1,
        onMouseMove: () => setActive(option),
      }
    },
  }
}

/** The option that a key makes active, '' for the input itself; undefined for other keys. */
function nextActive(
  { key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { list, isOpen, active }: { list: string; isOpen: boolean; active: string },
): string | undefined {
  const options = [...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const besideOf = options.find(({ dataset }) => dataset['beside'] === active && active)?.id
  const owner = options.find(({ id }) => id === active)?.dataset['beside']
  // Inside text these keys move the caret.
  if (/^Arrow(Left|Right)$/.test(key)) return currentTarget.value === '' ? (owner ?? besideOf) : undefined
  const ids = options.flatMap(({ id, dataset }) => (dataset['beside'] ? [] : [id]))
  const at = ids.indexOf(owner ?? active)
  if (key === 'ArrowDown') return altKey || !isOpen ? active : (ids[at + 1] ?? '')
  if (key === 'ArrowUp') return altKey ? undefined : at === 0 ? '' : ids.at(at < 0 ? -1 : at - 1)
  return undefined
}
