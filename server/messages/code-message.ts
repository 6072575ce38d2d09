import type { Language } from '#contract/locale'

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
export function codeMessage({ host, ...message }: CodeMessage): string {
  const sentence = sentenceOf(message)
  return host === undefined ? sentence : `${sentence}\n\n@${host} #${message.code}`
}

/** The mail of a one-time code. The code is not in its subject, which a locked screen shows. */
export const codeMail = ({ language, ...message }: Omit<CodeMessage, 'host'> & { language: Language }) => ({
  subject: subjects[language](message.brand),
  body: `${sentenceOf(message)}\n\n${notRequested[language]}`,
})

const sentenceOf = ({ text, ...values }: Omit<CodeMessage, 'host'>) =>
  text.replace(/\{(code|brand|minutes)\}/g, (_place, name: 'code' | 'brand' | 'minutes') => String(values[name]))

const subjects: Record<Language, (brand: string) => string> = {
  en: (brand) => `Your ${brand} code`,
  ar: (brand) => `رمزك من ${brand}`,
  id: (brand) => `Kode ${brand} Anda`,
}

const notRequested: Record<Language, string> = {
  en: 'You did not ask for it? Then do nothing: without the code nobody gets in.',
  ar: 'لم تطلبه؟ لا داعي لأي إجراء، فلا أحد يستطيع الدخول دون الرمز.',
  id: 'Bukan Anda yang memintanya? Abaikan saja: tanpa kode ini tidak ada yang bisa masuk.',
}
