import type { ReactNode } from 'react'

/** A form that shows its faults itself, and is never submitted by the browser. */
export function Form({
  className,
  onSubmit,
  children,
}: {
  className?: string | undefined
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
