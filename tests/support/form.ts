const boundary = 'part-of-a-test'

/** A form of several parts as it is sent, written by hand so that client and server are each tried against another. */
export const formType = `multipart/form-data; boundary=${boundary}`

/** One part of each field that has a value, as text; of a list, one of each entry. */
export function toForm(fields: unknown): string {
  const parts = Object.entries(fields as object).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => (one === undefined ? [] : [toPart(name, one)])),
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

const toPart = (name: string, value: unknown) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${
    typeof value === 'string' ? value : JSON.stringify(value)
  }\r\n`
