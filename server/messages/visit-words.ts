import type { Language } from '#contract/locale'
import type { PushEvent } from '#contract/push-events'

/** What is written of an event in one language, with {placeholders}: `brief` on a lock screen, `label` before a link. */
export type EventWords = { subject: string; body: string; brief: string; label?: string }

/** What is written of a visit unless a tenant has texts of its own. It never names the reason for the visit. */
export const visitWords: Readonly<Record<PushEvent, Record<Language, EventWords>>> = {
  booked: {
    en: {
      subject: 'You are booked: {when}',
      body: '{app}: you are booked with {doctor}, {place}, {when} (local time). Booking {number}.',
      brief: 'Your visit is confirmed.',
      label: 'Details or cancel',
    },
    ar: {
      subject: 'تم تأكيد موعدك: {when}',
      body: '{app}: تم تأكيد موعدك مع {doctor}، {place}، {when} (بالتوقيت المحلي). رقم الحجز {number}.',
      brief: 'تم تأكيد موعدك.',
      label: 'التفاصيل أو الإلغاء',
    },
    id: {
      subject: 'Anda terjadwal: {when}',
      body: '{app}: Anda terjadwal dengan {doctor}, {place}, {when} (waktu setempat). Nomor {number}.',
      brief: 'Kunjungan Anda sudah dikonfirmasi.',
      label: 'Rincian atau pembatalan',
    },
  },
  unpaid: {
    en: {
      subject: 'Not paid yet: your visit, {when}',
      body: '{app}: your time with {doctor}, {place}, {when} (local time), is kept until {until}. It is booked once you have paid. Booking {number}.',
      brief: 'Your visit is not paid yet.',
      label: 'Pay or cancel',
    },
    ar: {
      subject: 'لم يُدفع بعد: موعدك، {when}',
      body: '{app}: نحتفظ لك بوقت موعدك مع {doctor}، {place}، {when} (بالتوقيت المحلي)، حتى {until}. يتأكد الحجز بعد الدفع. رقم الحجز {number}.',
      brief: 'لم يُدفع موعدك بعد.',
      label: 'الدفع أو الإلغاء',
    },
    id: {
      subject: 'Belum dibayar: kunjungan Anda, {when}',
      body: '{app}: waktu Anda dengan {doctor}, {place}, {when} (waktu setempat), kami simpan sampai {until}. Kunjungan terjadwal setelah dibayar. Nomor {number}.',
      brief: 'Kunjungan Anda belum dibayar.',
      label: 'Bayar atau batalkan',
    },
  },
  expired: {
    en: {
      subject: 'Not booked: your visit, {when}',
      body: '{app}: your time with {doctor}, {when}, was not paid in time and is free again. The visit is not booked. Booking {number}.',
      brief: 'Your visit was not paid in time.',
      label: 'Book again',
    },
    ar: {
      subject: 'لم يُحجز موعدك: {when}',
      body: '{app}: لم يُدفع موعدك مع {doctor}، {when}، في الوقت المحدد، فأصبح متاحًا لغيرك ولم يُحجز. رقم الحجز {number}.',
      brief: 'لم يُدفع موعدك في الوقت المحدد.',
      label: 'احجز من جديد',
    },
    id: {
      subject: 'Tidak terjadwal: kunjungan Anda, {when}',
      body: '{app}: waktu Anda dengan {doctor}, {when}, tidak dibayar tepat waktu dan terbuka lagi. Kunjungan tidak terjadwal. Nomor {number}.',
      brief: 'Kunjungan Anda tidak dibayar tepat waktu.',
      label: 'Pesan lagi',
    },
  },
  cancelled: {
    en: {
      subject: 'Cancelled: your visit, {when}',
      body: '{app}: your visit with {doctor}, {when}, is cancelled. Booking {number}.',
      brief: 'Your visit is cancelled.',
    },
    ar: {
      subject: 'أُلغي موعدك: {when}',
      body: '{app}: أُلغي موعدك مع {doctor}، {when}. رقم الحجز {number}.',
      brief: 'أُلغي موعدك.',
    },
    id: {
      subject: 'Dibatalkan: kunjungan Anda, {when}',
      body: '{app}: kunjungan Anda dengan {doctor}, {when}, dibatalkan. Nomor {number}.',
      brief: 'Kunjungan Anda dibatalkan.',
    },
  },
  moved: {
    en: {
      subject: 'Your visit has a new time: {when}',
      body: '{app}: your visit with {doctor} has a new time: {when} (local time), {place}. Booking {number}.',
      brief: 'Your visit has a new time.',
      label: 'See or change it',
    },
    ar: {
      subject: 'تغيّر وقت موعدك إلى {when}',
      body: '{app}: تغيّر وقت موعدك مع {doctor} إلى {when} (بالتوقيت المحلي)، {place}. رقم الحجز {number}.',
      brief: 'تغيّر وقت موعدك.',
      label: 'عرض الموعد أو تغييره',
    },
    id: {
      subject: 'Kunjungan Anda pindah ke {when}',
      body: '{app}: kunjungan Anda dengan {doctor} pindah ke {when} (waktu setempat), {place}. Nomor {number}.',
      brief: 'Kunjungan Anda pindah waktu.',
      label: 'Lihat atau ubah',
    },
  },
  offered: {
    en: {
      subject: 'An earlier time is free: {earlier}',
      body: '{app}: an earlier time with {doctor} is free: {earlier} (local time), {place}. You have {when}. We keep it for you until {until}; nothing changes unless you say yes. Booking {number}.',
      brief: 'An earlier time is free for your visit.',
      label: 'Take it or keep yours',
    },
    ar: {
      subject: 'موعد أبكر متاح: {earlier}',
      body: '{app}: موعد أبكر مع {doctor} متاح: {earlier} (بالتوقيت المحلي)، {place}. موعدك الحالي {when}. نحتفظ به لك حتى {until}، ولن يتغيّر شيء ما لم توافق. رقم الحجز {number}.',
      brief: 'موعد أبكر متاح لزيارتك.',
      label: 'خذ الموعد الأبكر أو احتفظ بموعدك',
    },
    id: {
      subject: 'Ada waktu lebih awal: {earlier}',
      body: '{app}: ada waktu lebih awal dengan {doctor}: {earlier} (waktu setempat), {place}. Waktu Anda kini {when}. Kami menyimpannya untuk Anda sampai {until}; tidak ada yang berubah tanpa persetujuan Anda. Nomor {number}.',
      brief: 'Ada waktu lebih awal untuk kunjungan Anda.',
      label: 'Ambil, atau tetap di waktu Anda',
    },
  },
  reminder: {
    en: {
      subject: 'Your visit: {when}',
      body: '{app}: a reminder of your visit with {doctor}, {place}, {when} (local time). Booking {number}.',
      brief: 'You have a visit coming up.',
      label: 'Details, move or cancel',
    },
    ar: {
      subject: 'موعدك: {when}',
      body: '{app}: نذكّرك بموعدك مع {doctor}، {place}، {when} (بالتوقيت المحلي). رقم الحجز {number}.',
      brief: 'لديك موعد قريب.',
      label: 'التفاصيل أو التغيير أو الإلغاء',
    },
    id: {
      subject: 'Kunjungan Anda: {when}',
      body: '{app}: pengingat kunjungan Anda dengan {doctor}, {place}, {when} (waktu setempat). Nomor {number}.',
      brief: 'Kunjungan Anda sudah dekat.',
      label: 'Rincian, pindah, atau batal',
    },
  },
  online: {
    en: {
      subject: 'Your doctor is online',
      body: '{app}: {doctor} is in the video room for your visit, {when} (local time). Booking {number}.',
      brief: 'Your doctor is online.',
      label: 'Join',
    },
    ar: {
      subject: 'طبيبك متصل الآن',
      body: '{app}: {doctor} في غرفة الفيديو لموعدك، {when} (بالتوقيت المحلي). رقم الحجز {number}.',
      brief: 'طبيبك متصل الآن.',
      label: 'انضم',
    },
    id: {
      subject: 'Dokter Anda sudah online',
      body: '{app}: {doctor} sudah di ruang video untuk kunjungan Anda, {when} (waktu setempat). Nomor {number}.',
      brief: 'Dokter Anda sudah online.',
      label: 'Bergabung',
    },
  },
}
