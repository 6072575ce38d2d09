import { useEffect, useState } from 'react'

/** An address of bytes in memory, until they are shown no more. */
export function useBlobAddress(bytes: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ of: Blob; address: string }>()
  useEffect(() => {
    if (!bytes) return
    const address = URL.createObjectURL(bytes)
    queueMicrotask(() => setMade({ of: bytes, address }))
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return made && made.of === bytes ? made.address : undefined
}
