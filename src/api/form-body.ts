export type FormBody = { body: string; type: string }

/**
 * A form of several parts as the text that is sent, and its content type with the boundary. The text is what is signed, to the byte, so
 * fields are texts and not files.
 */
export async function toFormBody(fields: Readonly<Record<string, string | number>>): Promise<FormBody> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  const whole = new Response(form)
  return { body: await whole.text(), type: whole.headers.get('content-type') ?? '' }
}
