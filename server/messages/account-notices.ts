import type { Language } from '#contract/locale'

/** What became of an account, as its owner is told: whoever did it, they learn of it. */
export type AccountNotice =
  | 'password_set'
  | 'password_changed'
  | 'password_reset'
  | 'phone_changed'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'way_linked'
  | 'way_unlinked'
  | 'relative_answered'
  | 'device_added'

/**
 * Of which notices the patient's devices are told: `besides` phone and email, where whoever else is signed in stays so and may not be who did it;
 * `first`, and phone or email only where no device can be reached: where nothing is at stake, or nothing is changed yet. After the others nobody is left but who
 * did it.
 */
export const onDevices: Partial<Record<AccountNotice, 'besides' | 'first'>> = {
  phone_changed: 'besides',
  email_changed: 'besides',
  passkey_added: 'besides',
  passkey_removed: 'besides',
  way_linked: 'besides',
  way_unlinked: 'besides',
  relative_answered: 'first',
  device_added: 'first',
}

/** A notice in one language: the subject of a mail, and the sentences. */
export const accountNotice = (notice: AccountNotice, language: Language) => notices[notice][language]

type Words = { subject: string; body: string }

const notices: Record<AccountNotice, Record<Language, Words>> = {
  password_set: {
    en: {
      subject: 'Your account has a password now',
      body: 'a first password was set for your account, and all other devices were signed out. Was it not you? Set a new one in the app.',
    },
    ar: {
      subject: 'أصبح لحسابك كلمة مرور',
      body: 'تم تعيين أول كلمة مرور لحسابك وتسجيل خروج جميع الأجهزة الأخرى. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق.',
    },
    id: {
      subject: 'Akun Anda kini memiliki kata sandi',
      body: 'kata sandi pertama telah dibuat untuk akun Anda dan semua perangkat lain dikeluarkan. Bukan Anda? Buat kata sandi baru di aplikasi.',
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      body: 'your password was changed, and all other devices were signed out. Was it not you? Set a new one in the app.',
    },
    ar: {
      subject: 'تم تغيير كلمة مرورك',
      body: 'تم تغيير كلمة مرورك وتسجيل خروج جميع الأجهزة الأخرى. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق.',
    },
    id: {
      subject: 'Kata sandi Anda telah diubah',
      body: 'kata sandi Anda telah diubah dan semua perangkat lain dikeluarkan. Bukan Anda? Buat kata sandi baru di aplikasi.',
    },
  },
  password_reset: {
    en: {
      subject: 'Your password was reset',
      body: 'your forgotten password was replaced by a new one, and you were signed out everywhere. Was it not you? Set a new one in the app.',
    },
    ar: {
      subject: 'تمت إعادة تعيين كلمة مرورك',
      body: 'استُبدلت كلمة مرورك المنسية بأخرى جديدة وتم تسجيل خروجك من جميع الأجهزة. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق.',
    },
    id: {
      subject: 'Kata sandi Anda telah diatur ulang',
      body: 'kata sandi Anda yang terlupa telah diganti dengan yang baru dan Anda dikeluarkan dari semua perangkat. Bukan Anda? Buat kata sandi baru di aplikasi.',
    },
  },
  phone_changed: {
    en: {
      subject: 'Your phone number was changed',
      body: 'the phone number of your account was changed. Was it not you? Set a new password in the app at once, or call us.',
    },
    ar: {
      subject: 'تم تغيير رقم هاتفك',
      body: 'تم تغيير رقم هاتف حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق فورًا أو اتصل بنا.',
    },
    id: {
      subject: 'Nomor telepon Anda telah diubah',
      body: 'nomor telepon akun Anda telah diubah. Bukan Anda? Segera buat kata sandi baru di aplikasi, atau hubungi kami.',
    },
  },
  email_changed: {
    en: {
      subject: 'Your email was changed',
      body: 'the email of your account was changed. Was it not you? Set a new password in the app at once, or call us.',
    },
    ar: {
      subject: 'تم تغيير بريدك الإلكتروني',
      body: 'تم تغيير البريد الإلكتروني لحسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق فورًا أو اتصل بنا.',
    },
    id: {
      subject: 'Email Anda telah diubah',
      body: 'email akun Anda telah diubah. Bukan Anda? Segera buat kata sandi baru di aplikasi, atau hubungi kami.',
    },
  },
  passkey_added: {
    en: {
      subject: 'A passkey was added',
      body: 'a passkey was added to your account: it can sign in. Was it not you? Remove it in the settings of the app, or call us.',
    },
    ar: {
      subject: 'تمت إضافة مفتاح مرور',
      body: 'تمت إضافة مفتاح مرور إلى حسابك ويمكن تسجيل الدخول به. لم تكن أنت؟ أزله من إعدادات التطبيق أو اتصل بنا.',
    },
    id: {
      subject: 'Kunci sandi telah ditambahkan',
      body: 'kunci sandi telah ditambahkan ke akun Anda dan dapat dipakai untuk masuk. Bukan Anda? Hapus di pengaturan aplikasi, atau hubungi kami.',
    },
  },
  passkey_removed: {
    en: {
      subject: 'A passkey was removed',
      body: 'a passkey was removed from your account: it signs in no more. Was it not you? Set a new password in the app at once, or call us.',
    },
    ar: {
      subject: 'تمت إزالة مفتاح مرور',
      body: 'تمت إزالة مفتاح مرور من حسابك ولم يعد تسجيل الدخول به ممكنًا. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق فورًا أو اتصل بنا.',
    },
    id: {
      subject: 'Kunci sandi telah dihapus',
      body: 'kunci sandi telah dihapus dari akun Anda dan tidak dapat dipakai lagi. Bukan Anda? Segera buat kata sandi baru di aplikasi, atau hubungi kami.',
    },
  },
  way_linked: {
    en: {
      subject: 'There is a new way into your account',
      body: 'another site can sign you in from now on. Was it not you? Remove it in the settings of the app at once.',
    },
    ar: {
      subject: 'طريقة دخول جديدة إلى حسابك',
      body: 'أصبح بإمكان موقع آخر تسجيل دخولك من الآن. لم تكن أنت؟ أزِله من إعدادات التطبيق فورًا.',
    },
    id: {
      subject: 'Ada cara masuk baru ke akun Anda',
      body: 'situs lain kini dapat memasukkan Anda ke akun. Bukan Anda? Segera hapus di pengaturan aplikasi.',
    },
  },
  relative_answered: {
    en: {
      subject: 'There is an answer for you',
      body: 'somebody you asked whether you may book for them has answered. See “Relatives” in the app.',
    },
    ar: {
      subject: 'وصلك رد',
      body: 'ردّ أحد من طلبت أن تحجز لهم. اطّلع على «أفراد العائلة» في التطبيق.',
    },
    id: {
      subject: 'Ada jawaban untuk Anda',
      body: 'seseorang yang Anda mintai izin untuk dipesankan kunjungan telah menjawab. Lihat “Keluarga” di aplikasi.',
    },
  },
  device_added: {
    en: {
      subject: 'New sign-in to your account',
      body: 'somebody signed in to your account on a device that was not used for it before. Was it you? All is well. If not, sign that device out in the settings of the app and set a new password.',
    },
    ar: {
      subject: 'تسجيل دخول جديد إلى حسابك',
      body: 'سُجّل الدخول إلى حسابك من جهاز لم يُستخدم لذلك من قبل. هل كنت أنت؟ فلا داعي لأي إجراء. وإن لم تكن أنت، فسجّل خروج ذلك الجهاز من إعدادات التطبيق وعيّن كلمة مرور جديدة.',
    },
    id: {
      subject: 'Ada yang baru masuk ke akun Anda',
      body: 'seseorang masuk ke akun Anda di perangkat yang belum pernah dipakai untuk itu. Apakah itu Anda? Tidak perlu berbuat apa-apa. Jika bukan, keluarkan perangkat itu di pengaturan aplikasi dan buat kata sandi baru.',
    },
  },
  way_unlinked: {
    en: {
      subject: 'A way into your account was removed',
      body: 'another site no longer signs you in. Was it not you? Set a new password in the app at once, or call us.',
    },
    ar: {
      subject: 'أُزيلت طريقة دخول إلى حسابك',
      body: 'لم يعد موقع آخر يسجّل دخولك. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق فورًا أو اتصل بنا.',
    },
    id: {
      subject: 'Satu cara masuk ke akun Anda dihapus',
      body: 'situs lain tidak lagi memasukkan Anda ke akun. Bukan Anda? Segera buat kata sandi baru di aplikasi, atau hubungi kami.',
    },
  },
}
