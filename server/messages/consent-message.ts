import type { Language } from '#contract/locale'
import type { Mail } from './mail/mail-gateway.ts'

type Consent = { brand: string; firstName: string; days: number; language: Language }

/**
 * A name as a message to a stranger may have it: whoever chose it cannot have us send an address or a number.
 */
const plain = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}'’ -]/gu, '')
    .trim()
    .slice(0, 40) || '–'

/** The text message that asks an adult relative whether somebody may book for them; its link ends that again later. */
export function consentText({ brand, days, language, link, ...asker }: Consent & { link: string }): string {
  const firstName = plain(asker.firstName)
  return {
    en: `${brand}: ${firstName} would like to book doctors’ visits for you and see those visits. Say yes or no within ${days} days: ${link} Keep this link: it also ends it later.`,
    ar: `${brand}: يطلب ${firstName} أن يحجز لك مواعيد لدى الأطباء ويطّلع عليها. أجب بنعم أو لا خلال ${days} يومًا: ${link} احتفظ بهذا الرابط: به تُنهي ذلك لاحقًا.`,
    id: `${brand}: ${firstName} ingin memesan kunjungan dokter untuk Anda dan melihat kunjungan itu. Jawab ya atau tidak dalam ${days} hari: ${link} Simpan tautan ini: tautan ini juga untuk mengakhirinya nanti.`,
  }[language]
}

/** The same as a mail, with its link below. */
export function consentMail({
  brand,
  days,
  language,
  ...asker
}: Consent): Pick<Mail, 'subject' | 'body'> & { label: string } {
  const firstName = plain(asker.firstName)
  return {
    en: {
      subject: `${firstName} asks to book for you`,
      body: `${firstName} would like to book doctors’ visits for you at ${brand}, and see those visits. Nothing is booked until you say yes. The link below can be answered for ${days} days.\n\nKeep this mail: the same link ends it later, whenever you like. You do not know ${firstName}? Say no, or do nothing.`,
      label: 'Say yes or no',
    },
    ar: {
      subject: `طلب من ${firstName} للحجز لك`,
      body: `يطلب ${firstName} أن يحجز لك مواعيد لدى الأطباء في ${brand} ويطّلع عليها. لن يُحجز شيء قبل موافقتك. يمكن الرد عبر الرابط أدناه خلال ${days} يومًا.\n\nاحتفظ بهذه الرسالة: بالرابط نفسه تُنهي ذلك لاحقًا متى شئت. لا تعرف ${firstName}؟ أجب بلا، أو لا تفعل شيئًا.`,
      label: 'أجب بنعم أو لا',
    },
    id: {
      subject: `${firstName} ingin memesan untuk Anda`,
      body: `${firstName} ingin memesan kunjungan dokter untuk Anda di ${brand} dan melihat kunjungan itu. Tidak ada yang dipesan sebelum Anda menjawab ya. Tautan di bawah ini dapat dijawab selama ${days} hari.\n\nSimpan email ini: tautan yang sama mengakhirinya nanti, kapan pun Anda mau. Tidak kenal ${firstName}? Jawab tidak, atau abaikan saja.`,
      label: 'Jawab ya atau tidak',
    },
  }[language]
}
