/** A phone of its own for each journey, so that limits on codes never meet. */
export function newPhone(): string {
  phones += 1
  return `50${String(process.pid % 10_000).padStart(4, '0')}${String(phones).padStart(3, '0')}`
}
let phones = 0

/** The newest code that was "sent" to a phone; undefined until there is one. `inbox` is the page of the demo inbox. */
export function newestCode(inbox: string, phone: string): string | undefined {
  const entry = inbox.split('<li>').find((one) => one.includes(phone) && aCode.test(withoutPhones(one)))
  return entry && aCode.exec(withoutPhones(entry))?.[0]
}

const aCode = /\b\d{6}\b/
const withoutPhones = (entry: string) => entry.replace(/\+\d+/g, '')
