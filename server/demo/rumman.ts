/** The eleven facilities of the invented hospital group: what the tenant `hospital` shows. */
export const rummanFacilities = [
  house('dubai', 'Jumeirah 1', 'hospital', 'Rumman Hospital Jumeirah', 'مستشفى رُمّان جميرا', 'RS Rumman Jumeirah'),
  house(
    'dubai',
    'Dubai Marina',
    'clinic',
    'Rumman Clinic Dubai Marina',
    'عيادة رُمّان دبي مارينا',
    'Klinik Rumman Dubai Marina',
  ),
  house(
    'dubai',
    'Mirdif',
    'medical-center',
    'Rumman Medical Centre Mirdif',
    'مركز رُمّان الطبي مردف',
    'Pusat Medis Rumman Mirdif',
  ),
  house(
    'abu-dhabi',
    'Al Khalidiyah',
    'hospital',
    'Rumman Hospital Abu Dhabi',
    'مستشفى رُمّان أبوظبي',
    'RS Rumman Abu Dhabi',
  ),
  house(
    'abu-dhabi',
    'Khalifa City',
    'clinic',
    'Rumman Clinic Khalifa City',
    'عيادة رُمّان مدينة خليفة',
    'Klinik Rumman Khalifa City',
  ),
  house('sharjah', 'Al Majaz', 'hospital', 'Rumman Hospital Sharjah', 'مستشفى رُمّان الشارقة', 'RS Rumman Sharjah'),
  house(
    'al-ain',
    'Al Jimi',
    'medical-center',
    'Rumman Medical Centre Al Ain',
    'مركز رُمّان الطبي العين',
    'Pusat Medis Rumman Al Ain',
  ),
  house('jakarta', 'Kuningan', 'hospital', 'Rumman Hospital Kuningan', 'مستشفى رُمّان كونينغان', 'RS Rumman Kuningan'),
  house(
    'jakarta',
    'Kelapa Gading',
    'clinic',
    'Rumman Clinic Kelapa Gading',
    'عيادة رُمّان كيلابا غادينغ',
    'Klinik Rumman Kelapa Gading',
  ),
  house('surabaya', 'Gubeng', 'hospital', 'Rumman Hospital Surabaya', 'مستشفى رُمّان سورابايا', 'RS Rumman Surabaya'),
  house('denpasar', 'Renon', 'hospital', 'Rumman Hospital Denpasar', 'مستشفى رُمّان دينباسار', 'RS Rumman Denpasar'),
]

function house(citySlug: string, area: string, clinicType: string, nameEn: string, nameAr: string, nameId: string) {
  return { citySlug, area, clinicType, nameEn, nameAr, nameId }
}
