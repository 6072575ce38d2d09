type CodeMessage = {
  /** With placeholders for code, brand and minutes. */
  text: string
  code: string
  brand: string
  minutes: number
  /** Host whose browser fills the code in by itself, from the last line of the message. */
  host: string | undefined
}

/** The text message of a one-time code. */
export function codeMessage({ text, host, ...values }: CodeMessage): string {
  const sentence = text.replace(/\{(code|brand|minutes)\}/g, (_place, name: 'code' | 'brand' | 'minutes') =>
    String(values[name]),
  )
  return host === undefined ? sentence : `${sentence}\n\n@${host} #${values.code}`
}
