import { words, type ShippedBanner } from '../shipped-tenant.ts'

/** One banner in each country. */
export const rummanBanners: ShippedBanner[] = [
  {
    id: 'saturdays',
    countries: ['ae'],
    title: words(
      'The women’s health centre is open on Saturdays',
      'مركز صحة المرأة مفتوح أيام السبت',
      'Pusat kesehatan perempuan buka hari Sabtu',
    ),
    body: words(
      'Consultation and ultrasound on the same visit, and free parking.',
      'استشارة وتصوير بالسونار في الزيارة نفسها، وموقف سيارات مجاني.',
      'Konsultasi dan USG dalam satu kunjungan, parkir gratis.',
    ),
    action: words('See times', 'عرض الأوقات', 'Lihat jadwal'),
    href: '/search/result?speciality=obstetrics-gynaecology',
    image: 'asset:garden.svg',
  },
  {
    id: 'knee-school',
    countries: ['id'],
    title: words('Knees that carry you further', 'ركبتان تحملانك إلى أبعد', 'Lutut yang membawa Anda lebih jauh'),
    body: words(
      'Our joint teams in Jakarta, Surabaya and Denpasar see you within the week.',
      'فرق المفاصل لدينا في جاكرتا وسورابايا ودينباسار تستقبلك خلال الأسبوع.',
      'Tim sendi kami di Jakarta, Surabaya, dan Denpasar menerima Anda dalam minggu ini.',
    ),
    action: words('See times', 'عرض الأوقات', 'Lihat jadwal'),
    href: '/search/result?speciality=orthopaedics',
    image: 'asset:steps.svg',
  },
]
