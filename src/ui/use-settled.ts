import { useEffect, useState } from 'react'

/** A value that follows its source once that has not changed for a while, in milliseconds. */
export function useSettled<Value>(value: Value, quietFor: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietFor)
    return () => clearTimeout(timer)
  }, [value, quietFor])
  return settled
}
