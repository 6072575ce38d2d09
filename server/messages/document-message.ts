import type { Language } from '#contract/locale'

/** That documents were added to an account: the subject of a mail, which devices show too, and the sentences. Never which. */
export const documentNotice = (language: Language): { subject: string; body: string } => notices[language]

const notices: Record<Language, { subject: string; body: string }> = {
  en: {
    subject: 'A document was added',
    body: 'a document was added to your account. See “Documents” in the app. You choose in its settings whether you are told of documents.',
  },
  ar: {
    subject: 'أُضيف مستند',
    body: 'أُضيف مستند إلى حسابك. اطّلع على «المستندات» في التطبيق. تختار في إعداداته ما إذا كنت تُبلَّغ بالمستندات.',
  },
  id: {
    subject: 'Sebuah dokumen ditambahkan',
    body: 'sebuah dokumen ditambahkan ke akun Anda. Lihat “Dokumen” di aplikasi. Di pengaturannya Anda memilih apakah diberi tahu tentang dokumen.',
  },
}
