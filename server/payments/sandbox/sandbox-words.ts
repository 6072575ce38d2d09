import type { Language } from '#contract/locale'
import type { DemoOutcome } from './outcomes.ts'

type Words = {
  title: string
  notice: string
  heading: string
  question: string
  outcomes: Record<DemoOutcome, string>
  bank: string
  bankQuestion: string
  done: Record<'paid' | 'declined' | 'closed' | 'waiting', string>
  back: string
}

/** What the page of demo payments says. */
export const sandboxWords: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Demo payment',
    notice: 'This is a demo. No money moves, and no card is asked for.',
    heading: 'Pay {amount}',
    question: 'What should happen?',
    outcomes: {
      pay: 'Pay',
      decline: 'The card is declined',
      challenge: 'The bank checks first',
      no_answer: 'Pay, but the answer comes 20 seconds later',
      late: 'Pay, but the answer comes too late',
      confirm: 'Confirm the payment',
      refuse: 'Refuse it',
    },
    bank: 'Bank check',
    bankQuestion: 'Your bank asks whether you want to pay {amount}.',
    done: {
      paid: 'This payment is paid.',
      declined: 'This payment was declined.',
      closed: 'This payment can no longer be made.',
      waiting: 'This payment is being made.',
    },
    back: 'Back to the app',
  },
  ar: {
    title: 'دفع تجريبي',
    notice: 'هذا عرض تجريبي. لا تُنقل أي أموال ولا تُطلب أي بطاقة.',
    heading: 'ادفع {amount}',
    question: 'ماذا تريد أن يحدث؟',
    outcomes: {
      pay: 'ادفع',
      decline: 'تُرفض البطاقة',
      challenge: 'يتحقق البنك أولًا',
      no_answer: 'ادفع، لكن الرد يصل بعد 20 ثانية',
      late: 'ادفع، لكن الرد يصل بعد فوات الأوان',
      confirm: 'أكّد الدفع',
      refuse: 'ارفضه',
    },
    bank: 'تحقق البنك',
    bankQuestion: 'يسألك بنكك هل تريد دفع {amount}.',
    done: {
      paid: 'تم دفع هذا المبلغ.',
      declined: 'رُفضت عملية الدفع هذه.',
      closed: 'لم يعد إجراء هذا الدفع ممكنًا.',
      waiting: 'يجري تنفيذ هذا الدفع.',
    },
    back: 'العودة إلى التطبيق',
  },
  id: {
    title: 'Pembayaran demo',
    notice: 'Ini demo. Tidak ada uang yang berpindah, dan kartu tidak diminta.',
    heading: 'Bayar {amount}',
    question: 'Apa yang harus terjadi?',
    outcomes: {
      pay: 'Bayar',
      decline: 'Kartu ditolak',
      challenge: 'Bank memeriksa dulu',
      no_answer: 'Bayar, tetapi jawabannya datang 20 detik kemudian',
      late: 'Bayar, tetapi jawabannya datang terlambat',
      confirm: 'Setujui pembayaran',
      refuse: 'Tolak',
    },
    bank: 'Pemeriksaan bank',
    bankQuestion: 'Bank Anda bertanya apakah Anda ingin membayar {amount}.',
    done: {
      paid: 'Pembayaran ini sudah lunas.',
      declined: 'Pembayaran ini ditolak.',
      closed: 'Pembayaran ini tidak bisa dilakukan lagi.',
      waiting: 'Pembayaran ini sedang diproses.',
    },
    back: 'Kembali ke aplikasi',
  },
}
