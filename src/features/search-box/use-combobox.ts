import {
  type AriaAttributes,
  type FocusEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useState,
} from 'react'

type Combobox = {
  isOpen: boolean
  open: () => void
  close: () => void
  inputProps: InputHTMLAttributes<HTMLInputElement> & AriaAttributes
  /** For the box around input and list: the list closes when focus leaves it. */
  boxProps: Pick<HTMLAttributes<HTMLElement>, 'onBlur'>
  /** For the option at this place, counted through all groups. */
  optionProps: (index: number) => {
    id: string
    role: 'option'
    'aria-selected': boolean
    tabIndex: -1
    onMouseMove: () => void
  }
}

/**
 * The editable combobox with list autocomplete of the ARIA practices guide. Focus stays in the input; the active option is
 * named by `aria-activedescendant`. Enter on an active option chooses it, otherwise the form is sent as it stands.
 * Written here because the library's one costs 49 KiB on a page whose first load has 140.
 */
export function useCombobox({
  id,
  optionCount,
  onChoose,
}: {
  id: string
  optionCount: number
  onChoose: (index: number) => void
}): Combobox {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setActive] = useState(none)
  // Answers may shorten the list under the active option.
  const active = isOpen && wanted < optionCount ? wanted : none

  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    setActive(none)
  }
  const moveTo = (index: number) => {
    open()
    setActive(index)
    if (index !== none) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a character is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const target = nextActive(event, { isOpen, active, optionCount })
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
    } else if (event.key === 'Enter' && active !== none) {
      event.preventDefault()
      close()
      onChoose(active)
    } else if (event.key === 'Enter') {
      close()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return {
    isOpen,
    open,
    close,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active === none ? undefined : `${id}-${active}`,
      onKeyDown,
      onFocus: open,
      onClick: open,
      onInput: () => {
        open()
        setActive(none)
      },
    },
    boxProps: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    optionProps: (index) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      onMouseMove: () => {
        if (index !== active) setActive(index)
      },
    }),
  }
}

const none = -1

/** Where a key moves the active option, `none` being the input itself; undefined for keys that do not move it. */
function nextActive(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, active, optionCount }: { isOpen: boolean; active: number; optionCount: number },
): number | undefined {
  const last = optionCount - 1
  if (key === 'ArrowDown') return altKey || !isOpen ? active : active === last ? none : active + 1
  if (key === 'ArrowUp') return altKey ? undefined : active === none ? last : active - 1
  return undefined
}
