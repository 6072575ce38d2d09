import type { Language } from '#contract/locale'
import type { Tenant } from '#server/tenants/tenant'
import { codeMinutes } from '../domain/identity/code-rules.ts'

const sentences: Record<Language, (code: string, name: string) => string> = {
  en: (code, name) => `${code} is your ${name} code. It works for ${codeMinutes} minutes. Do not share it with anyone.`,
  ar: (code, name) => `${code} هو رمز التحقق الخاص بك في ${name}. صالح لمدة ${codeMinutes} دقائق. لا تشاركه مع أحد.`,
  id: (code, name) =>
    `${code} adalah kode ${name} Anda. Berlaku ${codeMinutes} menit. Jangan berikan kepada siapa pun.`,
}

/** The text message of a code. The last line lets the browser at `host` fill the code in by itself. */
export function codeMessage(
  code: string,
  { configuration }: Tenant,
  language: Language,
  host: string | undefined,
): string {
  const sentence = sentences[language](code, configuration.name[language] ?? configuration.name.en)
  return host === undefined ? sentence : `${sentence}\n\n@${host} #${code}`
}
