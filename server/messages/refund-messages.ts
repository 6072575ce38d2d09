import type { Money } from '#contract/wire'
import { partsOf, type VisitMessage, type VisitWords } from './visit-messages.ts'
import { writeMoney } from './write-money.ts'

/** Says that a payment goes back which bought nothing: it came when the time was gone, or for a visit that was paid or cancelled. */
export function givenBackMessage(message: VisitMessage, money: Money): VisitWords {
  const { brand, doctor, when, number } = partsOf(message)
  const sum = writeMoney(message, money)
  const { status, payment } = message.appointment
  if (status === 'expired' && !payment?.paid) return paidLateMessage(message, money)
  return {
    en: {
      subject: `We are returning your payment: ${sum}`,
      body: `${brand}: we are returning your payment of ${sum}. It could not be used for the visit with ${doctor}, ${when}. Booking ${number}.`,
      brief: 'We are returning a payment of yours.',
    },
    ar: {
      subject: `نعيد إليك المبلغ المدفوع: ${sum}`,
      body: `${brand}: نعيد إليك مبلغ ${sum} الذي دفعته. لم يمكن استخدامه للموعد مع ${doctor}، ${when}. رقم الحجز ${number}.`,
      brief: 'نعيد إليك مبلغًا دفعته.',
    },
    id: {
      subject: `Pembayaran Anda kami kembalikan: ${sum}`,
      body: `${brand}: pembayaran Anda sebesar ${sum} kami kembalikan. Pembayaran itu tidak bisa dipakai untuk kunjungan dengan ${doctor}, ${when}. Nomor ${number}.`,
      brief: 'Pembayaran Anda kami kembalikan.',
    },
  }[message.language]
}

/** The same where the whole of it came when the time was gone: whoever paid has no visit, and books another one. */
function paidLateMessage(message: VisitMessage, money: Money): VisitWords {
  const { brand, doctor, when, number } = partsOf(message)
  const sum = writeMoney(message, money)
  return {
    en: {
      subject: `Not booked: we are returning ${sum}`,
      body: `${brand}: your payment came too late for the visit with ${doctor}, ${when}: the time was no longer free, and you are not booked. We are returning ${sum}. Please book another time. Booking ${number}.`,
      brief: 'A visit is not booked, and we are returning your payment.',
    },
    ar: {
      subject: `لم يُحجز موعدك: نعيد إليك ${sum}`,
      body: `${brand}: وصلت دفعتك متأخرة للموعد مع ${doctor}، ${when}: لم يعد الوقت متاحًا ولم يُحجز موعدك. نعيد إليك ${sum}. يُرجى حجز وقت آخر. رقم الحجز ${number}.`,
      brief: 'لم يُحجز أحد مواعيدك، ونعيد إليك المبلغ الذي دفعته.',
    },
    id: {
      subject: `Tidak terpesan: ${sum} kami kembalikan`,
      body: `${brand}: pembayaran Anda terlambat untuk kunjungan dengan ${doctor}, ${when}: waktunya sudah tidak tersedia dan Anda tidak terdaftar. ${sum} kami kembalikan. Silakan pesan waktu lain. Nomor ${number}.`,
      brief: 'Suatu kunjungan tidak terpesan, dan pembayaran Anda kami kembalikan.',
    },
  }[message.language]
}

/**
 * Says that money which is to go back came back from the bank each time, and whom to call: the clinic, with the receipt. There is no link:
 * that of a visit has ended by then.
 */
export function stuckMessage(message: VisitMessage, money: Money, receipt: string): VisitWords {
  const { brand, number } = partsOf(message)
  const { name: clinic, phone } = message.appointment.facility
  const sum = writeMoney(message, money)
  return {
    en: {
      subject: `We could not return your payment: ${sum}`,
      body: `${brand}: we could not return ${sum} to you, because your bank sent it back. It is still yours: call ${clinic}, ${phone}, and name receipt ${receipt}. Booking ${number}.`,
      brief: 'A payment could not be returned to you.',
    },
    ar: {
      subject: `تعذّرت إعادة المبلغ المدفوع: ${sum}`,
      // The number keeps its order among words that run the other way.
      body: `${brand}: تعذّرت إعادة ${sum} إليك لأن مصرفك ردّ المبلغ. المبلغ ما زال لك: اتصل بـ${clinic} على \u2066${phone}\u2069 واذكر رقم الإيصال ${receipt}. رقم الحجز ${number}.`,
      brief: 'تعذّرت إعادة مبلغ إليك.',
    },
    id: {
      subject: `Pembayaran Anda tidak bisa kami kembalikan: ${sum}`,
      body: `${brand}: ${sum} tidak bisa kami kembalikan karena bank Anda menolaknya. Uang itu tetap milik Anda: hubungi ${clinic}, ${phone}, dan sebutkan kuitansi ${receipt}. Nomor ${number}.`,
      brief: 'Suatu pembayaran tidak bisa dikembalikan kepada Anda.',
    },
  }[message.language]
}
