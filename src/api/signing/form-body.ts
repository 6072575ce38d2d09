export type FormBody = { body: string; type: string }

/**
 * A form of several parts as the text that is sent, and its content type with the boundary. The text is what is signed, to the byte, so
 * fields are texts and not files. A list is as many parts as it has entries.
 */
export async function toFormBody(
  fields: Readonly<Record<string, string | number | readonly string[]>>,
): Promise<FormBody> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, String(one))
  const whole = new Response(form)
  return { body: await whole.text(), type: whole.headers.get('content-type') ?? '' }
}
