import { words } from '../shipped-tenant.ts'

/** Shown wherever the tenant speaks about itself: nothing here is real. */
export const demoNotice = words(
  'This is a demonstration. Doctors, clinics, insurers, prices and times are invented, and nothing you book reaches anybody.',
  'هذا عرض تجريبي. الأطباء والعيادات وشركات التأمين والأسعار والأوقات غير حقيقية، وأي حجز هنا لا يصل إلى أحد.',
  'Ini demo. Dokter, klinik, asuransi, harga, dan jadwalnya rekaan, dan pemesanan di sini tidak sampai ke siapa pun.',
)

/** Shown below quotations of patients, who do not exist. */
export const inventedVoices = words(
  'Written for this demonstration: neither the people nor their visits are real.',
  'كُتبت لهذا العرض التجريبي: لا الأشخاص ولا زياراتهم حقيقيون.',
  'Ditulis untuk demo ini: orang dan kunjungannya tidak nyata.',
)

/** Shown below names of newspapers and partners that do not exist. */
export const inventedNames = words(
  'Invented names, drawn for this demonstration.',
  'أسماء مبتكرة رُسمت لهذا العرض التجريبي.',
  'Nama rekaan yang digambar untuk demo ini.',
)
