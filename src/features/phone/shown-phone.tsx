import { useQuery } from '@tanstack/react-query'
import type { ParsedPhone } from './parse-phone.ts'

/** A phone in the usual notation; its grouping is loaded with the library for phone numbers. */
export function ShownPhone({ phone, country_code }: ParsedPhone) {
  const { data } = useQuery({
    queryKey: ['phone', country_code, phone],
    queryFn: async () => (await import('./parse-phone.ts')).formatPhone({ phone, country_code }),
    networkMode: 'always',
    gcTime: 0,
    meta: { persist: false },
  })
  return <bdi dir="ltr">{data ?? `+${country_code} ${phone}`}</bdi>
}
