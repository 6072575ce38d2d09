import type { ReactNode } from 'react'

/** A form that says itself what is wrong, and sends nothing by itself. */
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
